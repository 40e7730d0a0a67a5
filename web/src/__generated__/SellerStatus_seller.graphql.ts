/**
 * @generated SignedSource<<08b6eb6d1d1e4ace6b4794991e494140>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerPart = "ADDRESS" | "GSTIN" | "PHONE" | "%future added value";
export type SellerStatus = "ACTIVE" | "INVITED" | "SUSPENDED" | "UNATTENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellerStatus_seller$data = {
  readonly missingParts: ReadonlyArray<SellerPart>;
  readonly status: SellerStatus;
  readonly " $fragmentType": "SellerStatus_seller";
};
export type SellerStatus_seller$key = {
  readonly " $data"?: SellerStatus_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerStatus_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerStatus_seller",
  "selections": [
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
      "name": "missingParts",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "6c13e30c249cc0054fcaded84be1bbce";

export default node;
