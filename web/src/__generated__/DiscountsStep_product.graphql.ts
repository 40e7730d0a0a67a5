/**
 * @generated SignedSource<<cf9701fafad3783aa21a6a12c6256406>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountsStep_product$data = {
  readonly bundleDiscountsEnabled: boolean;
  readonly discountPercentage: string | null | undefined;
  readonly id: string;
  readonly slabs: ReadonlyArray<{
    readonly minimumQuantity: number | null | undefined;
    readonly percentage: string | null | undefined;
  }>;
  readonly specialOffer: {
    readonly endDate: string | null | undefined;
    readonly isEnabled: boolean;
    readonly isInfinite: boolean;
    readonly percentage: string | null | undefined;
    readonly startDate: string | null | undefined;
  };
  readonly version: string;
  readonly volumeDiscountsEnabled: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountsBundles_product" | "PriceExamples_product">;
  readonly " $fragmentType": "DiscountsStep_product";
};
export type DiscountsStep_product$key = {
  readonly " $data"?: DiscountsStep_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountsStep_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentage",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DiscountsStep_product",
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
      "name": "version",
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
      "concreteType": "SpecialOffer",
      "kind": "LinkedField",
      "name": "specialOffer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInfinite",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bundleDiscountsEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "volumeDiscountsEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountSlab",
      "kind": "LinkedField",
      "name": "slabs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimumQuantity",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscountsBundles_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceExamples_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "47b6a8ced38b5d37d070712f6bc1d113";

export default node;
