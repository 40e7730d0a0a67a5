/**
 * @generated SignedSource<<b4568644cbc40c9046ea139e0058ce08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productViewLists_product$data = {
  readonly disabledReason: string | null | undefined;
  readonly discountPercentage: string | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly statusChangedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedBadge_product" | "PriceRange_product" | "ProductDecision_product" | "ProductName_product" | "ProductRemark_product" | "ProductRowActions_product" | "ProductStatusBadge_product">;
  readonly " $fragmentType": "productViewLists_product";
};
export type productViewLists_product$key = {
  readonly " $data"?: productViewLists_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productViewLists_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "productViewLists_product",
  "selections": [
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
      "kind": "ScalarField",
      "name": "disabledReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
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
      "name": "ProductRemark_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductStatusBadge_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangedBadge_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductRowActions_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDecision_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "36f9038ff478b3a331d358f14228926a";

export default node;
