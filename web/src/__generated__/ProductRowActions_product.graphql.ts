/**
 * @generated SignedSource<<9967dc43721b7d28610ba9a431b35f2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductRowActions_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProductActions_product">;
  readonly " $fragmentType": "ProductRowActions_product";
};
export type ProductRowActions_product$key = {
  readonly " $data"?: ProductRowActions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRowActions_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductRowActions_product",
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

(node as any).hash = "e18753cba490d3c15b986e257df32bdb";

export default node;
