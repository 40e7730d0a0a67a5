/**
 * @generated SignedSource<<d66cbb68db16a0faf4aa3b5ee027436b>>
 * @relayHash 62728c4abede5ce8902d70663c05fd12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42e1c6e466f9f823a9bb034efaba8a6c1fd9439b5c022c689a1592896ad87948

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancellationReason = "ADDRESS_UNSERVICEABLE" | "CUSTOMER_REQUEST" | "DAMAGED" | "NOT_COLLECTED" | "OTHER" | "OUT_OF_STOCK" | "PAYMENT_FAILED" | "REFUSED" | "SUSPECTED_FRAUD" | "WRONG_ITEM" | "WRONG_PRICE" | "%future added value";
export type DeliveryMode = "DELIVERY" | "PICKUP" | "%future added value";
export type FulfilmentStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "OUT" | "PACKED" | "PENDING" | "READY" | "RETURNED" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NET_BANKING" | "OTHER" | "UPI" | "WALLET" | "%future added value";
export type PaymentState = "AUTHORISED" | "FAILED" | "PAID" | "PART_PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type RefundState = "DROPPED" | "DUE" | "SENT" | "%future added value";
export type TaxKind = "ACROSS_STATES" | "NONE" | "WITHIN_STATE" | "%future added value";
export type StartOrderExportInput = {
  deliveryMode?: DeliveryMode | null | undefined;
  deliveryUserId?: string | null | undefined;
  hasCarrier?: boolean | null | undefined;
  hasTracking?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
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
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
  status?: ReadonlyArray<FulfilmentStatus> | null | undefined;
  taxKind?: TaxKind | null | undefined;
};
export type OrderExportMutation$variables = {
  input: StartOrderExportInput;
};
export type OrderExportMutation$data = {
  readonly startOrderExport: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly job?: {
      readonly id: string;
    };
  };
};
export type OrderExportMutation = {
  response: OrderExportMutation$data;
  variables: OrderExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StartOrderExportSuccess",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageCode",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageParams",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ValidationIssue",
    "kind": "LinkedField",
    "name": "issues",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ValidationError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startOrderExport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startOrderExport",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "42e1c6e466f9f823a9bb034efaba8a6c1fd9439b5c022c689a1592896ad87948",
    "metadata": {},
    "name": "OrderExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "163d516486ec441c370ceb11525764d5";

export default node;
