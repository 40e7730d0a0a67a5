/**
 * @generated SignedSource<<2410a91bde2131c609d961e5aca8bb27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountsBundles_product$data = {
  readonly bundles: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AddBundleDialog_product" | "BundleTable_product">;
  readonly " $fragmentType": "DiscountsBundles_product";
};
export type DiscountsBundles_product$key = {
  readonly " $data"?: DiscountsBundles_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountsBundles_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DiscountsBundles_product",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "BundleConnection",
      "kind": "LinkedField",
      "name": "bundles",
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
      "storageKey": "bundles(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddBundleDialog_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BundleTable_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "20d1576b07c2c0ac6cc2f897c707e810";

export default node;
