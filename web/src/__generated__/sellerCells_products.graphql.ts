/**
 * @generated SignedSource<<3558db1567167bb7e023175602b3c762>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sellerCells_products$data = {
  readonly maximumProducts: number | null | undefined;
  readonly productCount: number | null | undefined;
  readonly " $fragmentType": "sellerCells_products";
};
export type sellerCells_products$key = {
  readonly " $data"?: sellerCells_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"sellerCells_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "sellerCells_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximumProducts",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "89a4c84e84b0a48a02b1ce366d2f2f11";

export default node;
