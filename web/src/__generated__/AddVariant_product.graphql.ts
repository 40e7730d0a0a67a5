/**
 * @generated SignedSource<<5fb06228aa94b7e1ada05241e3511752>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddVariant_product$data = {
  readonly id: string;
  readonly variants: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly order: number;
        readonly shortName: string;
      };
    }>;
  };
  readonly " $fragmentType": "AddVariant_product";
};
export type AddVariant_product$key = {
  readonly " $data"?: AddVariant_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddVariant_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddVariant_product",
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
                  "name": "order",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "shortName",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "a73484809e1b1af271aa6d51712e42d8";

export default node;
