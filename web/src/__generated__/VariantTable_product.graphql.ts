/**
 * @generated SignedSource<<05dc7d1abdd3a45051340095e07ab81e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantTable_product$data = {
  readonly variants: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly longName: string;
        readonly shortName: string;
        readonly sku: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"VariantRow_variant">;
      };
    }>;
  };
  readonly " $fragmentType": "VariantTable_product";
};
export type VariantTable_product$key = {
  readonly " $data"?: VariantTable_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantTable_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VariantTable_product",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "352847bde1c60569c652288f69810fe3";

export default node;
