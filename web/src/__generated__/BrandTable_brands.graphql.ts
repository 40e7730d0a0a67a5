/**
 * @generated SignedSource<<fa813d584930657f8cd9dd6ff94c6d57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandTable_brands$data = {
  readonly __id: string;
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BrandRow_brand">;
    };
  }>;
  readonly " $fragmentType": "BrandTable_brands";
};
export type BrandTable_brands$key = {
  readonly " $data"?: BrandTable_brands$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandTable_brands">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandTable_brands",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BrandEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Brand",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "BrandRow_brand"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__id",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "BrandConnection",
  "abstractKey": null
};

(node as any).hash = "121b2b40a47a039702e439b564ef36cd";

export default node;
