/**
 * @generated SignedSource<<50a80bd157b9c14887981c27841a1de0>>
 * @relayHash 122e254dccc41b63a39cc6a27c9f8238
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9343b9f52a6e3e43f0f334c4d9135cbaea19eec9036aaf8bad0c6b421fbf4a97

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetUpAreaRefetchQuery$variables = Record<PropertyKey, never>;
export type SetUpAreaRefetchQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SetUpArea_viewer">;
  } | null | undefined;
};
export type SetUpAreaRefetchQuery = {
  response: SetUpAreaRefetchQuery$data;
  variables: SetUpAreaRefetchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetUpAreaRefetchQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "SetUpArea_viewer"
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
    "name": "SetUpAreaRefetchQuery",
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
            "alias": "allCategories",
            "args": [
              (v0/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 1
              }
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "categories(first:1,level:1)"
          },
          {
            "alias": "allBanners",
            "args": (v2/*:: as any*/),
            "concreteType": "BannerConnection",
            "kind": "LinkedField",
            "name": "banners",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "banners(first:1)"
          },
          {
            "alias": "allCollections",
            "args": (v2/*:: as any*/),
            "concreteType": "CollectionConnection",
            "kind": "LinkedField",
            "name": "collections",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "collections(first:1)"
          },
          {
            "alias": "allSellers",
            "args": (v2/*:: as any*/),
            "concreteType": "SellerConnection",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "sellers(first:1)"
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9343b9f52a6e3e43f0f334c4d9135cbaea19eec9036aaf8bad0c6b421fbf4a97",
    "metadata": {},
    "name": "SetUpAreaRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f3837bf4814e2554700b22c9372897c";

export default node;
