/**
 * @generated SignedSource<<dfa7961a1efe00abfc7a635464378532>>
 * @relayHash 07e7c68272bf138794814f155d5ce130
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5daaffce3965ca3a40992887a89814d2e3a6d1710c0fc30e482b69daacc1941

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerViewBannerTestQuery$variables = Record<PropertyKey, never>;
export type SellerViewBannerTestQuery$data = {
  readonly viewer: {
    readonly sellerView: {
      readonly " $fragmentSpreads": FragmentRefs<"SellerViewBanner_view">;
    } | null | undefined;
  } | null | undefined;
};
export type SellerViewBannerTestQuery = {
  response: SellerViewBannerTestQuery$data;
  variables: SellerViewBannerTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SellerViewBannerTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SellerView",
            "kind": "LinkedField",
            "name": "sellerView",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SellerViewBanner_view"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellerViewBannerTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SellerView",
            "kind": "LinkedField",
            "name": "sellerView",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sellerId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sellerName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c5daaffce3965ca3a40992887a89814d2e3a6d1710c0fc30e482b69daacc1941",
    "metadata": {},
    "name": "SellerViewBannerTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "1292652f808c291c3c667d52613f61e2";

export default node;
