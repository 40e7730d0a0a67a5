/**
 * @generated SignedSource<<29de51233a509cd8cfe8bec060e51017>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FulfilmentTotals_fulfilment$data = {
  readonly amounts: {
    readonly cgst: string;
    readonly igst: string;
    readonly sgst: string;
    readonly total: string;
  };
  readonly collectedAmount: string;
  readonly deliveryCharge: string;
  readonly dueOnDelivery: string;
  readonly giftAmount: string;
  readonly goodsAmount: string;
  readonly " $fragmentType": "FulfilmentTotals_fulfilment";
};
export type FulfilmentTotals_fulfilment$key = {
  readonly " $data"?: FulfilmentTotals_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"FulfilmentTotals_fulfilment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FulfilmentTotals_fulfilment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giftAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryCharge",
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
      "name": "collectedAmount",
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
          "name": "cgst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sgst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "igst",
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
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};

(node as any).hash = "35213466e74f305f7c241aeee67b79a7";

export default node;
