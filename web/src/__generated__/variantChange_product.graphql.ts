/**
 * @generated SignedSource<<c2d234d92533b68028718c11abdcb141>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type variantChange_product$data = {
  readonly incompleteStep: number | null | undefined;
  readonly variants: {
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PriceRange_product" | "ProductVariants_product">;
  readonly " $fragmentType": "variantChange_product";
};
export type variantChange_product$key = {
  readonly " $data"?: variantChange_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"variantChange_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "variantChange_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "incompleteStep",
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
      "name": "ProductVariants_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceRange_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "c6d1612f83a34c52864acf571920fecd";

export default node;
