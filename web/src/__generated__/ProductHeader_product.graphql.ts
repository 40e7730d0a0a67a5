/**
 * @generated SignedSource<<8ed519c88143f78d795b8ca8862ce642>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PriceRange_product" | "ProductPageActions_product" | "ProductPicture_product" | "ProductStatusBadge_product">;
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

(node as any).hash = "a1105239d311604f3f03b0c6561e1069";

export default node;
