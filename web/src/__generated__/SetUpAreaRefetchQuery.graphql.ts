/**
 * @generated SignedSource<<3e000a54d80a560507895e1dee6acbb1>>
 * @relayHash 9af00d3c86ec787af054dd4f4ad2c3ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41b206db9d658329694a716d0b62318d823106d818c04591bd0f2324b9b6d1d6

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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offeredAreas",
            "storageKey": null
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
    "id": "41b206db9d658329694a716d0b62318d823106d818c04591bd0f2324b9b6d1d6",
    "metadata": {},
    "name": "SetUpAreaRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6c162d068a57df5fed945e5486d0efe";

export default node;
