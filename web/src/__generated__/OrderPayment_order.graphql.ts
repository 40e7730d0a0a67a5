/**
 * @generated SignedSource<<f115fbf112c0030664ff241ae68d43c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NET_BANKING" | "OTHER" | "UPI" | "WALLET" | "%future added value";
export type PaymentState = "AUTHORISED" | "FAILED" | "PAID" | "PART_PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type RefundState = "DROPPED" | "DUE" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderPayment_order$data = {
  readonly amountPaid: string | null | undefined;
  readonly amountRefunded: string | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly paymentMethod: PaymentMethod;
  readonly paymentReference: string | null | undefined;
  readonly paymentState: PaymentState;
  readonly refundDue: string | null | undefined;
  readonly refunds: ReadonlyArray<{
    readonly amount: string;
    readonly id: string;
    readonly method: PaymentMethod | null | undefined;
    readonly reason: string;
    readonly reference: string | null | undefined;
    readonly sentOn: string | null | undefined;
    readonly state: RefundState;
  }> | null | undefined;
  readonly totals: {
    readonly delivery: string;
    readonly goods: string;
    readonly tax: string;
    readonly total: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderPayment_order";
};
export type OrderPayment_order$key = {
  readonly " $data"?: OrderPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayment_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderPayment_order",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountPaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delivery",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tax",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "b24ae08f240dbfcc67e606feb11ab940";

export default node;
