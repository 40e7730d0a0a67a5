/**
 * @generated SignedSource<<63b7e473276897268f5a12c94edd7f6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPageActions_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProductActions_product">;
  readonly " $fragmentType": "ProductPageActions_product";
};
export type ProductPageActions_product$key = {
  readonly " $data"?: ProductPageActions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPageActions_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPageActions_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductActions_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "0fc973a3cb97309985266ccef713434e";

export default node;
