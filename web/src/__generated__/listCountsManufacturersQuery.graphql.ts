/**
 * @generated SignedSource<<8e4b947abc29742968f873e10b390d92>>
 * @relayHash 0b3a64244e00a05c89e086e8e56084df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25609bc409a8d3108d801fd4e346ee09380cac3f9ccdef426f51ec195727358f

import type { ConcreteRequest } from 'relay-runtime';
export type listCountsManufacturersQuery$variables = {
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
};
export type listCountsManufacturersQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsManufacturersQuery = {
  response: listCountsManufacturersQuery$data;
  variables: listCountsManufacturersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sellerId"
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
          },
          {
            "kind": "Variable",
            "name": "sellerId",
            "variableName": "sellerId"
          }
        ],
        "concreteType": "ManufacturerConnection",
        "kind": "LinkedField",
        "name": "manufacturers",
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
    "name": "listCountsManufacturersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listCountsManufacturersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "25609bc409a8d3108d801fd4e346ee09380cac3f9ccdef426f51ec195727358f",
    "metadata": {},
    "name": "listCountsManufacturersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62737f4cbf651d229f769f9622bd14d0";

export default node;
