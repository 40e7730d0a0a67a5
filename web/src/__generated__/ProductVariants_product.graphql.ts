/**
 * @generated SignedSource<<b4d9323800ed477a05e64a3dda957033>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductVariants_product$data = {
  readonly id: string;
  readonly variants: {
    readonly totalCount: number;
  };
  readonly variantsEnabled: boolean;
  readonly viewerCanUpdate: boolean;
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
      "name": "variantsEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "VariantConnection",
      "kind": "LinkedField",
      "name": "variants",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "variants(first:100)"
    },
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

(node as any).hash = "3a6a06f96da299f608f48f2fe4459116";

export default node;
