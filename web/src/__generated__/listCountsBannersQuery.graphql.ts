/**
 * @generated SignedSource<<1ca5c0cacd1ada88aeecf32e0f5dbaaf>>
 * @relayHash 6bac1e452018703745f0e999ce13eca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a30a92ac136656480febd857e6ef00b07805143a019e422f13a6d97c711b71a4

import type { ConcreteRequest } from 'relay-runtime';
export type listCountsBannersQuery$variables = {
  search?: string | null | undefined;
};
export type listCountsBannersQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsBannersQuery = {
  response: listCountsBannersQuery$data;
  variables: listCountsBannersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": "counted",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "BannerConnection",
        "kind": "LinkedField",
        "name": "banners",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "listCountsBannersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listCountsBannersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a30a92ac136656480febd857e6ef00b07805143a019e422f13a6d97c711b71a4",
    "metadata": {},
    "name": "listCountsBannersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d22e6e2e30e6b2a813c007c9769bbeca";

export default node;
