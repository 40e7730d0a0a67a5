/**
 * @generated SignedSource<<1100fe2a76730aee8d8ea9ebf0afcae2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductList_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly category: {
    readonly " $fragmentSpreads": FragmentRefs<"CategoryPath_category">;
  } | null | undefined;
  readonly discountPercentage: string | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly variants: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"IncompleteBadge_product" | "PriceRange_product" | "ProductName_product" | "ProductRowActions_product" | "ProductStatusBadge_product">;
  readonly " $fragmentType": "ProductList_product";
};
export type ProductList_product$key = {
  readonly " $data"?: ProductList_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductList_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryPath_category"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
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
      "storageKey": "variants(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductName_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceRange_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductStatusBadge_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IncompleteBadge_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductRowActions_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "90c95bad0b8728b481d221c4fd59abf1";

export default node;
