/**
 * @generated SignedSource<<00eb1aed9e3f30e2a7ec36da579d317a>>
 * @relayHash da093f0d7c824951725542b123a8c215
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 505aedb984ad03f43adbd2547d4d220fcac840554ac4c7fd54d2643952f837b5

import type { ConcreteRequest } from 'relay-runtime';
export type listCountsRolesQuery$variables = {
  search?: string | null | undefined;
};
export type listCountsRolesQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsRolesQuery = {
  response: listCountsRolesQuery$data;
  variables: listCountsRolesQuery$variables;
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
        "concreteType": "CompanyRoleConnection",
        "kind": "LinkedField",
        "name": "roles",
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
    "name": "listCountsRolesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listCountsRolesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "505aedb984ad03f43adbd2547d4d220fcac840554ac4c7fd54d2643952f837b5",
    "metadata": {},
    "name": "listCountsRolesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43d4c01161422ed86a5f12fae0ce8a4d";

export default node;
