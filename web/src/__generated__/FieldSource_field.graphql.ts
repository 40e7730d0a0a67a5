/**
 * @generated SignedSource<<d131f4895b634a3e6613547cc1865f09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldSource_field$data = {
  readonly isRequired: boolean;
  readonly label: string;
  readonly name: string;
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
    }
  ],
  "type": "ImportField",
  "abstractKey": null
};

(node as any).hash = "877074bb899545c26062e6cdae4332fd";

export default node;
