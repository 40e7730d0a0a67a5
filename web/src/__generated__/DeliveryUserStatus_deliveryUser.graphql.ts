/**
 * @generated SignedSource<<20193dcfd0100ea2a5c8b9dcff14bb9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryUserStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryUserStatus_deliveryUser$data = {
  readonly status: DeliveryUserStatus;
  readonly " $fragmentType": "DeliveryUserStatus_deliveryUser";
};
export type DeliveryUserStatus_deliveryUser$key = {
  readonly " $data"?: DeliveryUserStatus_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserStatus_deliveryUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryUserStatus_deliveryUser",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};

(node as any).hash = "e24bde51bb754a210fd5e10bb4c3de0f";

export default node;
