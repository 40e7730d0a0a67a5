/**
 * @generated SignedSource<<e18553692e0aacbb84c1bb70ee99253b>>
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
  readonly deliveryUser: {
    readonly name: string;
    readonly phone: string;
  } | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly id: string;
    readonly kind: TaxDocumentKind;
    readonly number: string;
  }>;
  readonly ewayBillNumber: string | null | undefined;
  readonly packages: number | null | undefined;
  readonly pickupPoint: {
    readonly name: string;
  } | null | undefined;
  readonly trackingNumber: string | null | undefined;
  readonly trackingUrl: string | null | undefined;
  readonly weightGrams: number | null | undefined;
  readonly " $fragmentType": "FulfilmentFacts_fulfilment";
};
export type FulfilmentFacts_fulfilment$key = {
  readonly " $data"?: FulfilmentFacts_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"FulfilmentFacts_fulfilment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
      "concreteType": "DeliveryUser",
      "kind": "LinkedField",
      "name": "deliveryUser",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickupPoint",
      "kind": "LinkedField",
      "name": "pickupPoint",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
})();

(node as any).hash = "8f8a20d8978d72ea294b0783ecab5cfe";

export default node;
