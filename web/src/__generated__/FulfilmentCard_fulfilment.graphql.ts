/**
 * @generated SignedSource<<820457a85fd72627782e4fa43a1cbcfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "OUT" | "PACKED" | "PENDING" | "READY" | "RETURNED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FulfilmentCard_fulfilment$data = {
  readonly addressChangedAt: string | null | undefined;
  readonly isLate: boolean;
  readonly number: string;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly status: FulfilmentStatus;
  readonly statusReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FulfilmentActions_fulfilment" | "FulfilmentFacts_fulfilment" | "FulfilmentLines_fulfilment" | "FulfilmentTotals_fulfilment" | "FulfilmentWarnings_fulfilment">;
  readonly " $fragmentType": "FulfilmentCard_fulfilment";
};
export type FulfilmentCard_fulfilment$key = {
  readonly " $data"?: FulfilmentCard_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"FulfilmentCard_fulfilment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FulfilmentCard_fulfilment",
  "selections": [
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
      "name": "statusReason",
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
      "name": "addressChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FulfilmentActions_fulfilment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FulfilmentWarnings_fulfilment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FulfilmentLines_fulfilment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FulfilmentTotals_fulfilment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FulfilmentFacts_fulfilment"
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};

(node as any).hash = "8c0c09f55c2b6bd7d743379b4fe7aae5";

export default node;
