/**
 * @generated SignedSource<<51a2c76561ed3705a2286dd7c4c73dbc>>
 * @relayHash 493362f18d4293d5fa0e29672b0d9cf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95645b67512818b7bb56def4d9509139fb3eb097ee912b6535eea11cdb9f8b84

import type { ConcreteRequest } from 'relay-runtime';
export type orderCountsQuery$variables = Record<PropertyKey, never>;
export type orderCountsQuery$data = {
  readonly viewer: {
    readonly fulfilmentCounts: {
      readonly accepted: number;
      readonly cancelled: number;
      readonly delivered: number;
      readonly late: number;
      readonly oldestPendingAt: string | null | undefined;
      readonly out: number;
      readonly packed: number;
      readonly pending: number;
      readonly ready: number;
      readonly returned: number;
    } | null | undefined;
  } | null | undefined;
};
export type orderCountsQuery = {
  response: orderCountsQuery$data;
  variables: orderCountsQuery$variables;
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
        "concreteType": "FulfilmentCounts",
        "kind": "LinkedField",
        "name": "fulfilmentCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pending",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accepted",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "packed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ready",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "out",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "delivered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "returned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "late",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "oldestPendingAt",
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
    "name": "orderCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "orderCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "95645b67512818b7bb56def4d9509139fb3eb097ee912b6535eea11cdb9f8b84",
    "metadata": {},
    "name": "orderCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6f8632d09873e9646ac5508ef5173f0a";

export default node;
