/**
 * @generated SignedSource<<8160762ef50ad9af5ab2878e475cabfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxDocumentKind = "BILL_OF_SUPPLY" | "CREDIT_NOTE" | "INVOICE_CUM_BILL_OF_SUPPLY" | "INVOICE_WITHOUT_TAX" | "TAX_INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FulfilmentFacts_fulfilment$data = {
  readonly attempts: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly reason: string;
  }>;
  readonly carrierName: string | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly id: string;
    readonly kind: TaxDocumentKind;
    readonly number: string;
  }>;
  readonly ewayBillNumber: string | null | undefined;
  readonly packages: number | null | undefined;
  readonly trackingNumber: string | null | undefined;
  readonly trackingUrl: string | null | undefined;
  readonly weightGrams: number | null | undefined;
  readonly " $fragmentType": "FulfilmentFacts_fulfilment";
};
export type FulfilmentFacts_fulfilment$key = {
  readonly " $data"?: FulfilmentFacts_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"FulfilmentFacts_fulfilment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FulfilmentFacts_fulfilment",
  "selections": [
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
      "name": "weightGrams",
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
      "kind": "ScalarField",
      "name": "trackingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ewayBillNumber",
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
      "concreteType": "TaxDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};

(node as any).hash = "bcc5962fbfacbe561fbf2fb61a1b5cc8";

export default node;
