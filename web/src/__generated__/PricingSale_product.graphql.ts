/**
 * @generated SignedSource<<2658f757e045415bd64b54c86e0cbe84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PricingSale_product$data = {
  readonly variants: {
    readonly totalCount: number;
  };
  readonly viewerCanAddVariant: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AddVariant_product" | "VariantTable_product">;
  readonly " $fragmentType": "PricingSale_product";
};
export type PricingSale_product$key = {
  readonly " $data"?: PricingSale_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PricingSale_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PricingSale_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAddVariant",
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

(node as any).hash = "3c73a08c17058a30b1f7a24f19c66b32";

export default node;
