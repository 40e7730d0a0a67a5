/**
 * @generated SignedSource<<facb5848290983d6371e146f1bd206fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductVariants_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddVariant_product" | "VariantTable_product">;
  readonly " $fragmentType": "ProductVariants_product";
};
export type ProductVariants_product$key = {
  readonly " $data"?: ProductVariants_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductVariants_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductVariants_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddVariant_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VariantTable_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "a935ed4c19476cda8062f2ab0f2a5808";

export default node;
