/**
 * @generated SignedSource<<a4faa66cbea4e28b5b54487c14496796>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductViewRow_product$data = {
  readonly disabledReason: string | null | undefined;
  readonly discountPercentage: string | null | undefined;
  readonly name: string;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly statusChangedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PriceRange_product" | "ProductDecision_product" | "ProductName_product" | "ProductRemark_product" | "ProductRowActions_product" | "ProductStatusBadge_product">;
  readonly " $fragmentType": "ProductViewRow_product";
};
export type ProductViewRow_product$key = {
  readonly " $data"?: ProductViewRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductViewRow_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductViewRow_product",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/)
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
})();

(node as any).hash = "f162f743448f4eb9c74e6238595ec1ba";

export default node;
