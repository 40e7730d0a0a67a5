/**
 * @generated SignedSource<<14973d315aeb1cc41343ecbc7ea393a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PricingSale_product$data = {
  readonly variants: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
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
          "concreteType": "VariantEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Variant",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
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

(node as any).hash = "1f2abe47faca8e0ece120e781351889a";

export default node;
