/**
 * @generated SignedSource<<b55e5cbf6eb873207ca480bd50aef2f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductVariants_product$data = {
  readonly variants: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly longName: string;
        readonly order: number;
        readonly shortName: string;
        readonly sku: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"VariantRow_variant">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AddVariant_product">;
  readonly " $fragmentType": "ProductVariants_product";
};
export type ProductVariants_product$key = {
  readonly " $data"?: ProductVariants_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductVariants_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductVariants_product",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "shortName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "longName",
                  "storageKey": null
                },
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
                  "kind": "ScalarField",
                  "name": "order",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VariantRow_variant"
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "726c950cb391ff1187735c7483b1ce80";

export default node;
