/**
 * @generated SignedSource<<1f43a9aec4a34b1e95723749b0d94a5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportNeed = "NEW" | "NEW_ON_TOP" | "PRICED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportTemplates_field$data = ReadonlyArray<{
  readonly isRequired: boolean;
  readonly label: string;
  readonly name: string;
  readonly neededBy: ImportNeed | null | undefined;
  readonly " $fragmentType": "ImportTemplates_field";
}>;
export type ImportTemplates_field$key = ReadonlyArray<{
  readonly " $data"?: ImportTemplates_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportTemplates_field">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ImportTemplates_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "neededBy",
      "storageKey": null
    }
  ],
  "type": "ImportField",
  "abstractKey": null
};

(node as any).hash = "16daade7bb337a01a5e865f772a24510";

export default node;
