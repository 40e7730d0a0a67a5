/**
 * @generated SignedSource<<ead72f96e6a2a905f72b1d8a4051d434>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewChange_change$data = {
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly isChanged: boolean;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeValue_change">;
  readonly " $fragmentType": "ReviewChange_change";
};
export type ReviewChange_change$key = {
  readonly " $data"?: ReviewChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewChange_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewChange_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChanged",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeValue_change"
    }
  ],
  "type": "FieldChange",
  "abstractKey": null
};

(node as any).hash = "9c9254afabc05903b89401123944f942";

export default node;
