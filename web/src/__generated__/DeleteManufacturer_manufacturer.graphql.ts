/**
 * @generated SignedSource<<62485bc72de6629902c83df542bdd236>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteManufacturer_manufacturer$data = {
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentType": "DeleteManufacturer_manufacturer";
};
export type DeleteManufacturer_manufacturer$key = {
  readonly " $data"?: DeleteManufacturer_manufacturer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteManufacturer_manufacturer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteManufacturer_manufacturer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "productCount",
      "storageKey": null
    }
  ],
  "type": "Manufacturer",
  "abstractKey": null
};

(node as any).hash = "fa3f2f2aaa5c32aa7a9e2e472fb4367d";

export default node;
