/**
 * @generated SignedSource<<a97df812fe5101b2cfbdabccdcb7063a>>
 * @relayHash e2bef7e744621c98abc06ea0200e9307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e17b870fc52920d8f234c8259f862a432193b482998b79a18a6f7481509daf4

import type { ConcreteRequest } from 'relay-runtime';
export type listCountsSellersQuery$variables = {
  search?: string | null | undefined;
};
export type listCountsSellersQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsSellersQuery = {
  response: listCountsSellersQuery$data;
  variables: listCountsSellersQuery$variables;
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
        "concreteType": "SellerConnection",
        "kind": "LinkedField",
        "name": "sellers",
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
    "name": "listCountsSellersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listCountsSellersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e17b870fc52920d8f234c8259f862a432193b482998b79a18a6f7481509daf4",
    "metadata": {},
    "name": "listCountsSellersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb9c33be0c9e928c21601e0a04551a3b";

export default node;
