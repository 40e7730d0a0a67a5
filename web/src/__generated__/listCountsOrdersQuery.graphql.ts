/**
 * @generated SignedSource<<8f715eff1452f2f19b82f10c3539d1aa>>
 * @relayHash e7fe588a77b7e66e7eb5d2f685c3a01a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c855430627ec0b17f3796471a43056263f28717d0646c543a0801b0199274eae

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
export type listCountsOrdersQuery$variables = {
  filter?: FulfilmentFilter | null | undefined;
  search?: string | null | undefined;
};
export type listCountsOrdersQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsOrdersQuery = {
  response: listCountsOrdersQuery$data;
  variables: listCountsOrdersQuery$variables;
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
    "name": "listCountsOrdersQuery",
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
    "name": "listCountsOrdersQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c855430627ec0b17f3796471a43056263f28717d0646c543a0801b0199274eae",
    "metadata": {},
    "name": "listCountsOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5cdcf1e8121cbb521c89bba6f5fd6ae7";

export default node;
