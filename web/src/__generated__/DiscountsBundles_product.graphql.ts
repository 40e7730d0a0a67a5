/**
 * @generated SignedSource<<9672f704e7938a01c87c4242734e74b9>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BundleTable_product" | "bundleDialogs_product">;
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
      "name": "bundleDialogs_product"
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

(node as any).hash = "338346e8b827449010580b055f7f6d38";

export default node;
