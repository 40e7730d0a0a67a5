/**
 * @generated SignedSource<<5a8e781e1c529b18bccd39c36dcea96d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductDecision_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProductActions_product">;
  readonly " $fragmentType": "ProductDecision_product";
};
export type ProductDecision_product$key = {
  readonly " $data"?: ProductDecision_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDecision_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductDecision_product",
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

(node as any).hash = "f9d3dab334416d14450b22a39275ac1e";

export default node;
