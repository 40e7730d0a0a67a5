/**
 * @generated SignedSource<<f1ea3e73476b506110e5dc462f916fb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "INVITED" | "SUSPENDED" | "UNATTENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellerStatus_seller$data = {
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
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "424ebb05fe4b35f7909ba1fd4833c435";

export default node;
