/**
 * @generated SignedSource<<45a6520e4536c6ff43d9cbca27ad6a1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerTable_sellers$data = {
  readonly __id: string;
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SellerRow_seller">;
    };
  }>;
  readonly " $fragmentType": "SellerTable_sellers";
};
export type SellerTable_sellers$key = {
  readonly " $data"?: SellerTable_sellers$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerTable_sellers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerTable_sellers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SellerEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Seller",
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
              "name": "SellerRow_seller"
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
  "type": "SellerConnection",
  "abstractKey": null
};

(node as any).hash = "6e22356cddd574ead92353d40e686121";

export default node;
