/**
 * @generated SignedSource<<726ba48204b6582abae785466d2abdbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportSteps_rows$data = {
  readonly import: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportRows_import">;
  } | null | undefined;
  readonly " $fragmentType": "ImportSteps_rows";
};
export type ImportSteps_rows$key = {
  readonly " $data"?: ImportSteps_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSteps_rows">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportSteps_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "import",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportRows_import"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "6f8a857ba14e2e07da53feb9193dde60";

export default node;
