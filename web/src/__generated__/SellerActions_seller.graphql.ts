/**
 * @generated SignedSource<<cca3ea4b562aee050049f0d6f6545a67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "INVITED" | "SUSPENDED" | "UNATTENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellerActions_seller$data = {
  readonly id: string;
  readonly name: string;
  readonly status: SellerStatus;
  readonly suspendedReason: string | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteSeller_seller" | "EditSeller_seller" | "SuspendSeller_seller">;
  readonly " $fragmentType": "SellerActions_seller";
};
export type SellerActions_seller$key = {
  readonly " $data"?: SellerActions_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerActions_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SellerActions_seller",
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
      "name": "name",
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
      "name": "suspendedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSeller_seller"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuspendSeller_seller"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteSeller_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "a209a234bd7c23835afa77ebba04f90d";

export default node;
