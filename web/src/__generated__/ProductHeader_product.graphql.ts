/**
 * @generated SignedSource<<3824901ab05e188737100e43bee9d26d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductHeader_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly sku: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedBadge_product" | "PriceRange_product" | "ProductPageActions_product" | "ProductPicture_product" | "ProductStatusBadge_product">;
  readonly " $fragmentType": "ProductHeader_product";
};
export type ProductHeader_product$key = {
  readonly " $data"?: ProductHeader_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductHeader_product">;
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
  "name": "ProductHeader_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPicture_product"
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
      "name": "PriceRange_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPageActions_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "16470063031662590c33ba68b8ad2633";

export default node;
