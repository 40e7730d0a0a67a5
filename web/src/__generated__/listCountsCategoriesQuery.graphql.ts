/**
 * @generated SignedSource<<546dc4f8307e520d160e830e61469c3b>>
 * @relayHash d995a64d2e34d8f3bfa063a1ac8e5839
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bb255fa29e956d57a229810c3981f063a745ca4f011287b74eb855d5c6fee9b

import type { ConcreteRequest } from 'relay-runtime';
export type listCountsCategoriesQuery$variables = {
  level: number;
  parentId?: string | null | undefined;
  search?: string | null | undefined;
};
export type listCountsCategoriesQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsCategoriesQuery = {
  response: listCountsCategoriesQuery$data;
  variables: listCountsCategoriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "level"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "parentId"
  },
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
            "name": "level",
            "variableName": "level"
          },
          {
            "kind": "Variable",
            "name": "parentId",
            "variableName": "parentId"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "CategoryConnection",
        "kind": "LinkedField",
        "name": "categories",
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
    "name": "listCountsCategoriesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listCountsCategoriesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5bb255fa29e956d57a229810c3981f063a745ca4f011287b74eb855d5c6fee9b",
    "metadata": {},
    "name": "listCountsCategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9568b74c10f2218dd03d7e3edfb90a1";

export default node;
