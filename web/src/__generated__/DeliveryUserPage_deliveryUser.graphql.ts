/**
 * @generated SignedSource<<ce14aac7e74c7bc89171e385463e5831>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryUserPage_deliveryUser$data = {
  readonly id: string;
  readonly name: string;
  readonly statusReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserActions_deliveryUser" | "DeliveryUserProfile_deliveryUser" | "DeliveryUserStatus_deliveryUser" | "DutySwitch_deliveryUser">;
  readonly " $fragmentType": "DeliveryUserPage_deliveryUser";
};
export type DeliveryUserPage_deliveryUser$key = {
  readonly " $data"?: DeliveryUserPage_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserPage_deliveryUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryUserPage_deliveryUser",
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
      "name": "statusReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryUserStatus_deliveryUser"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DutySwitch_deliveryUser"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryUserActions_deliveryUser"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryUserProfile_deliveryUser"
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};

(node as any).hash = "6e5acff256d95474f547a26c612406f4";

export default node;
