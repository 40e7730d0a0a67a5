/**
 * @generated SignedSource<<2c3522bb63bf30489b07b48abfdc54da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSellerButton_seller$data = {
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"sellerDialogs_seller">;
  readonly " $fragmentType": "EditSellerButton_seller";
};
export type EditSellerButton_seller$key = {
  readonly " $data"?: EditSellerButton_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSellerButton_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditSellerButton_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "sellerDialogs_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "0776337b85057a4c20b3efaee795c8a1";

export default node;
