/**
 * @generated SignedSource<<782b7cef3bced8d75743055d35a556c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductName_product$data = {
  readonly name: string;
  readonly sku: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_product">;
  readonly " $fragmentType": "ProductName_product";
};
export type ProductName_product$key = {
  readonly " $data"?: ProductName_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductName_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductName_product",
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
      "name": "sku",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPicture_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "412244a6ddef0c0ea261bcb2d9ca8209";

export default node;
