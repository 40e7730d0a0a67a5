/**
 * @generated SignedSource<<3af4ef2018007c87998cb42927bddec2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickupPointPlace_country$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressParts_country">;
  readonly " $fragmentType": "PickupPointPlace_country";
};
export type PickupPointPlace_country$key = {
  readonly " $data"?: PickupPointPlace_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPointPlace_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickupPointPlace_country",
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

(node as any).hash = "57f12a4b65340f43652bbf7cb37b03d2";

export default node;
