/**
 * @generated SignedSource<<7e264481068abd25713cccd53410a939>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddBundle_product$data = {
  readonly bundles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly order: number;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "AddBundle_product";
};
export type AddBundle_product$key = {
  readonly " $data"?: AddBundle_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddBundle_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddBundle_product",
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
                  "kind": "ScalarField",
                  "name": "order",
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

(node as any).hash = "6eeec37bc9d61668f7f184302bfc10fe";

export default node;
