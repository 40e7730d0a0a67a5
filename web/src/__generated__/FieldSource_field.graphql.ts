/**
 * @generated SignedSource<<3a40c7dad9a77982cd05601248f37cfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportNeed = "NEW" | "NEW_ON_TOP" | "PRICED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FieldSource_field$data = {
  readonly isRequired: boolean;
  readonly label: string;
  readonly name: string;
  readonly neededBy: ImportNeed | null | undefined;
  readonly " $fragmentType": "FieldSource_field";
};
export type FieldSource_field$key = {
  readonly " $data"?: FieldSource_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldSource_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FieldSource_field",
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

(node as any).hash = "6115d4696683771427b46c3200673260";

export default node;
