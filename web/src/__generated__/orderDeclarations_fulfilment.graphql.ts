/**
 * @generated SignedSource<<4d8a4eec32b881764b486f652a75c255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryMode = "DELIVERY" | "PICKUP" | "%future added value";
export type FulfilmentStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "OUT" | "PACKED" | "PENDING" | "READY" | "RETURNED" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NET_BANKING" | "OTHER" | "UPI" | "WALLET" | "%future added value";
export type PaymentState = "AUTHORISED" | "FAILED" | "PAID" | "PART_PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type TaxDocumentKind = "BILL_OF_SUPPLY" | "CREDIT_NOTE" | "INVOICE_CUM_BILL_OF_SUPPLY" | "INVOICE_WITHOUT_TAX" | "TAX_INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderDeclarations_fulfilment$data = {
  readonly amounts: {
    readonly total: string;
  };
  readonly area: string | null | undefined;
  readonly attempts?: ReadonlyArray<{
    readonly __typename: "DeliveryAttempt";
  }>;
  readonly carrierName?: string | null | undefined;
  readonly customerName: string;
  readonly deliveryMode: DeliveryMode;
  readonly deliveryUser?: {
    readonly name: string;
  } | null | undefined;
  readonly documents?: ReadonlyArray<{
    readonly kind: TaxDocumentKind;
    readonly number: string;
  }>;
  readonly firstLineName: string;
  readonly isLate: boolean;
  readonly lineCount: number;
  readonly number: string;
  readonly order?: {
    readonly amountRefunded: string | null | undefined;
    readonly refundDue: string | null | undefined;
  };
  readonly paymentMethod: PaymentMethod;
  readonly paymentState: PaymentState;
  readonly placedAt: string | null | undefined;
  readonly promisedDate: string | null | undefined;
  readonly provinceCode: string | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly status: FulfilmentStatus;
  readonly statusChangedAt: string | null | undefined;
  readonly statusReason: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
  readonly unitCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowActions_fulfilment">;
  readonly " $fragmentType": "orderDeclarations_fulfilment";
};
export type orderDeclarations_fulfilment$key = {
  readonly " $data"?: orderDeclarations_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderDeclarations_fulfilment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isCancel"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isDespatch"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "orderDeclarations_fulfilment",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "statusChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusReason",
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
      "name": "area",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provinceCode",
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
      "name": "isLate",
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
      "name": "lineCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstLineName",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "condition": "isDespatch",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryUser",
          "kind": "LinkedField",
          "name": "deliveryUser",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carrierName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackingNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryAttempt",
          "kind": "LinkedField",
          "name": "attempts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxDocument",
          "kind": "LinkedField",
          "name": "documents",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isCancel",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
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
              "kind": "ScalarField",
              "name": "amountRefunded",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRowActions_fulfilment"
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};
})();

(node as any).hash = "6e9c92831f2d3c040f843f96d21c7292";

export default node;
