/**
 * @generated SignedSource<<b884f6b4e20c8e35feb343b97943e552>>
 * @relayHash 4eba5bc1fb8734e84093d3596736b3c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3605f42d216cd6ec6ac7bf2f346a6739ade3d9b12e56b84430bbbbd874f6e927

import type { ConcreteRequest } from 'relay-runtime';
export type CancellationReason = "ADDRESS_UNSERVICEABLE" | "CUSTOMER_REQUEST" | "DAMAGED" | "NOT_COLLECTED" | "OTHER" | "OUT_OF_STOCK" | "PAYMENT_FAILED" | "REFUSED" | "SUSPECTED_FRAUD" | "WRONG_ITEM" | "WRONG_PRICE" | "%future added value";
export type DeliveryMode = "DELIVERY" | "PICKUP" | "%future added value";
export type FulfilmentStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "OUT" | "PACKED" | "PENDING" | "READY" | "RETURNED" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NET_BANKING" | "OTHER" | "UPI" | "WALLET" | "%future added value";
export type PaymentState = "AUTHORISED" | "FAILED" | "PAID" | "PART_PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type RefundState = "DROPPED" | "DUE" | "SENT" | "%future added value";
export type TaxKind = "ACROSS_STATES" | "NONE" | "WITHIN_STATE" | "%future added value";
export type FulfilmentFilter = {
  attemptsFrom?: number | null | undefined;
  createdSince?: string | null | undefined;
  deliveryMode?: DeliveryMode | null | undefined;
  deliveryUserId?: string | null | undefined;
  hasCarrier?: boolean | null | undefined;
  hasTracking?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isLate?: boolean | null | undefined;
  isUncollected?: boolean | null | undefined;
  paymentMethod?: ReadonlyArray<PaymentMethod> | null | undefined;
  paymentState?: ReadonlyArray<PaymentState> | null | undefined;
  pickupPointId?: string | null | undefined;
  placedFrom?: string | null | undefined;
  placedTo?: string | null | undefined;
  productId?: string | null | undefined;
  promisedFrom?: string | null | undefined;
  promisedTo?: string | null | undefined;
  provinceCode?: ReadonlyArray<string> | null | undefined;
  reason?: ReadonlyArray<CancellationReason> | null | undefined;
  refundState?: ReadonlyArray<RefundState> | null | undefined;
  sellerId?: string | null | undefined;
  status?: ReadonlyArray<FulfilmentStatus> | null | undefined;
  taxKind?: TaxKind | null | undefined;
  totalFrom?: string | null | undefined;
  totalTo?: string | null | undefined;
  updatedSince?: string | null | undefined;
};
export type RecentOrdersQuery$variables = {
  filter: FulfilmentFilter;
};
export type RecentOrdersQuery$data = {
  readonly viewer: {
    readonly fulfilments: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly amounts: {
            readonly total: string;
          };
          readonly customerName: string;
          readonly id: string;
          readonly number: string;
          readonly placedAt: string | null | undefined;
          readonly status: FulfilmentStatus;
        };
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type RecentOrdersQuery = {
  response: RecentOrdersQuery$data;
  variables: RecentOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
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
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          },
          {
            "kind": "Literal",
            "name": "orderBy",
            "value": {
              "direction": "DESC",
              "field": "PLACED_AT"
            }
          }
        ],
        "concreteType": "FulfilmentConnection",
        "kind": "LinkedField",
        "name": "fulfilments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FulfilmentEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Fulfilment",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
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
                    "name": "status",
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
                    "name": "placedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TaxedAmounts",
                    "kind": "LinkedField",
                    "name": "amounts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
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
    "name": "RecentOrdersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecentOrdersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3605f42d216cd6ec6ac7bf2f346a6739ade3d9b12e56b84430bbbbd874f6e927",
    "metadata": {},
    "name": "RecentOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8244ce310bbefa566d4105c23b550d34";

export default node;
