/**
 * @generated SignedSource<<2acc729d712ea148743fa870ef332718>>
 * @relayHash ee66a7fdaa525c3a98643ff956035a8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 414a48140f58182084d98312f534303b3c041b47d77c04dade062b8233d7ccbf

import type { ConcreteRequest } from 'relay-runtime';
export type operationsRoundQuery$variables = Record<PropertyKey, never>;
export type operationsRoundQuery$data = {
  readonly deliveryRound: {
    readonly companyName: string;
    readonly isOnDuty: boolean;
    readonly linkExpiresAt: string | null | undefined;
    readonly name: string;
    readonly stops: ReadonlyArray<{
      readonly address: ReadonlyArray<string>;
      readonly attempts: ReadonlyArray<{
        readonly at: string | null | undefined;
        readonly reason: string;
      }>;
      readonly customerName: string;
      readonly customerPhone: string | null | undefined;
      readonly dueOnDelivery: string;
      readonly fulfilmentId: string;
      readonly isDelivered: boolean;
      readonly itemCount: number;
      readonly items: ReadonlyArray<{
        readonly name: string;
        readonly quantity: number;
      }>;
      readonly needsCode: boolean;
      readonly number: string;
      readonly packages: number | null | undefined;
    }>;
  } | null | undefined;
};
export type operationsRoundQuery = {
  response: operationsRoundQuery$data;
  variables: operationsRoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DeliveryRound",
    "kind": "LinkedField",
    "name": "deliveryRound",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOnDuty",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "linkExpiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DeliveryStop",
        "kind": "LinkedField",
        "name": "stops",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fulfilmentId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDelivered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerPhone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueOnDelivery",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "needsCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "packages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "itemCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryStopAttempt",
            "kind": "LinkedField",
            "name": "attempts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryStopItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              }
            ],
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
    "name": "operationsRoundQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "operationsRoundQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "414a48140f58182084d98312f534303b3c041b47d77c04dade062b8233d7ccbf",
    "metadata": {},
    "name": "operationsRoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a6d5db733c7da4734f5741dc79bbc06";

export default node;
