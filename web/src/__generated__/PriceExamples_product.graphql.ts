/**
 * @generated SignedSource<<cee36845c21ab30b6cf35411df7894c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceExamples_product$data = {
  readonly bundles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly priceExample: {
          readonly unitPrice: string;
        } | null | undefined;
      };
    }>;
  };
  readonly id: string;
  readonly priceExamples: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceExampleTable_examples">;
  }>;
  readonly " $fragmentType": "PriceExamples_product";
};
export type PriceExamples_product$key = {
  readonly " $data"?: PriceExamples_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceExamples_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PriceExamples_product",
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
      "concreteType": "PriceExample",
      "kind": "LinkedField",
      "name": "priceExamples",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceExampleTable_examples"
        }
      ],
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
      "concreteType": "BundleConnection",
      "kind": "LinkedField",
      "name": "bundles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BundleEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Bundle",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BundlePrice",
                  "kind": "LinkedField",
                  "name": "priceExample",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "unitPrice",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bundles(first:100)"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "ae42e5ce0d21dee2d20e49f770ec3c9a";

export default node;
