/**
 * @generated SignedSource<<c9865c86720ef6a5da4a9de612ae686c>>
 * @relayHash 68267900424d10fa35a415255c3ee371
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa187d29cf92cdb68ed838a47e6b9384db4a7ddf72ab604fcfee7a087e8463be

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INVALID_INPUT" | "NOT_FOUND" | "NOT_OFFERED" | "RATE_LIMITED" | "STALE_VERSION" | "TAKEN" | "UNAUTHENTICATED" | "UNAVAILABLE" | "%future added value";
export type OpenDeliveryLinkInput = {
  browserSecret: string;
  key: string;
};
export type operationsOpenMutation$variables = {
  input: OpenDeliveryLinkInput;
};
export type operationsOpenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: ErrorCode;
    readonly deliveryRound?: {
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
    };
  };
};
export type operationsOpenMutation = {
  response: operationsOpenMutation$data;
  variables: operationsOpenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "openDeliveryLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryRound",
            "kind": "LinkedField",
            "name": "deliveryRound",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
                      (v1/*:: as any*/),
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
        ],
        "type": "OpenDeliveryLinkSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "operationsOpenMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "operationsOpenMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "aa187d29cf92cdb68ed838a47e6b9384db4a7ddf72ab604fcfee7a087e8463be",
    "metadata": {},
    "name": "operationsOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b4f292af03a000c33e9ec2dfc4d8e78";

export default node;
