/**
 * @generated SignedSource<<52d675face9a4a3ff56e2860621d631b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryMode = "DELIVERY" | "PICKUP" | "%future added value";
export type OrderStatus = "CANCELLED" | "DELIVERED" | "DESPATCHED" | "PART_DESPATCHED" | "PENDING" | "RETURNED" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NET_BANKING" | "OTHER" | "UPI" | "WALLET" | "%future added value";
export type PaymentState = "AUTHORISED" | "FAILED" | "PAID" | "PART_PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHeader_order$data = {
  readonly deliveryMode: DeliveryMode;
  readonly id: string;
  readonly number: string;
  readonly paymentMethod: PaymentMethod;
  readonly paymentState: PaymentState;
  readonly placedAt: string | null | undefined;
  readonly promisedDate: string | null | undefined;
  readonly status: OrderStatus;
  readonly viewerCanCancel: boolean;
  readonly " $fragmentType": "OrderHeader_order";
};
export type OrderHeader_order$key = {
  readonly " $data"?: OrderHeader_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHeader_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderHeader_order",
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
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promisedDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryMode",
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
      "name": "viewerCanCancel",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "af2aa6750fdf811ae3bd5cbd1d77ac2e";

export default node;
