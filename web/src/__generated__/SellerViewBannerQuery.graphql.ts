/**
 * @generated SignedSource<<f29be06e10f75a2324d8e401ce45a9e5>>
 * @relayHash 44115077f4b12d01db3a907c05514586
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cfc748d57f50130d6bca7d9b840fad77eab7e4078b9b38ef70970e76e84f259

import type { ConcreteRequest } from 'relay-runtime';
export type SellerViewBannerQuery$variables = Record<PropertyKey, never>;
export type SellerViewBannerQuery$data = {
  readonly viewer: {
    readonly sellerView: {
      readonly __typename: "SellerView";
    } | null | undefined;
  } | null | undefined;
};
export type SellerViewBannerQuery = {
  response: SellerViewBannerQuery$data;
  variables: SellerViewBannerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SellerViewBannerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellerViewBannerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3cfc748d57f50130d6bca7d9b840fad77eab7e4078b9b38ef70970e76e84f259",
    "metadata": {},
    "name": "SellerViewBannerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bfb4102717eb61cade05099c2b2ba98f";

export default node;
