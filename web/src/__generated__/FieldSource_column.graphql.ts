/**
 * @generated SignedSource<<8d8478b41dabcd8497d27b228e689b96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldSource_column$data = ReadonlyArray<{
  readonly name: string;
  readonly position: number;
  readonly samples: ReadonlyArray<string>;
  readonly " $fragmentType": "FieldSource_column";
}>;
export type FieldSource_column$key = ReadonlyArray<{
  readonly " $data"?: FieldSource_column$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldSource_column">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FieldSource_column",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
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
      "name": "samples",
      "storageKey": null
    }
  ],
  "type": "ImportColumn",
  "abstractKey": null
};

(node as any).hash = "e03adabe068d125cb53a05e946a65ad5";

export default node;
