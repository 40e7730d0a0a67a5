/**
 * @generated SignedSource<<b437ce8ee9f01170db3dfdeb5b15685f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerAddressFields_country$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressParts_country">;
  readonly " $fragmentType": "SellerAddressFields_country";
};
export type SellerAddressFields_country$key = {
  readonly " $data"?: SellerAddressFields_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerAddressFields_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerAddressFields_country",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressParts_country"
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "7fcaf92cabaa71d416a00a0698c9988c";

export default node;
