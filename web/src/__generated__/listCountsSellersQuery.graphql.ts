/**
 * @generated SignedSource<<b6ca5e07e4758af30f84c59fbf4634d0>>
 * @relayHash 67c547e7ac2a6f9156b7201093f027c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2b13abd076622a29f4f8fc1690eab062db632bc2ba96543fc801870f19ec795

import type { ConcreteRequest } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "INVITED" | "SUSPENDED" | "UNATTENDED" | "%future added value";
export type SellerType = "BOTH" | "STORE" | "WAREHOUSE" | "%future added value";
export type SellerFilter = {
  createdSince?: string | null | undefined;
  hasGstin?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  provinceCodes?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<SellerStatus> | null | undefined;
  type?: ReadonlyArray<SellerType> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type listCountsSellersQuery$variables = {
  filter?: SellerFilter | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
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
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "listCountsSellersQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "listCountsSellersQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d2b13abd076622a29f4f8fc1690eab062db632bc2ba96543fc801870f19ec795",
    "metadata": {},
    "name": "listCountsSellersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6f3a4f1ff8dd041af175f96f5be46ba";

export default node;
