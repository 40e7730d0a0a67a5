/**
 * @generated SignedSource<<7b308bae939b91c853f5c7c03c0ad2a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingFields_country$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressParts_country">;
  readonly " $fragmentType": "BillingFields_country";
};
export type BillingFields_country$key = {
  readonly " $data"?: BillingFields_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingFields_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillingFields_country",
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

(node as any).hash = "35740b1a96b32b33c998695115a7eafb";

export default node;
