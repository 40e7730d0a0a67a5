/**
 * @generated SignedSource<<d826d0c10a85705aca65351bc40df6e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type deliveryUserChange_deliveryUser$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserList_deliveryUser" | "DeliveryUserPage_deliveryUser" | "DeliveryUserProfile_deliveryUser">;
  readonly " $fragmentType": "deliveryUserChange_deliveryUser";
};
export type deliveryUserChange_deliveryUser$key = {
  readonly " $data"?: deliveryUserChange_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"deliveryUserChange_deliveryUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "deliveryUserChange_deliveryUser",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryUserList_deliveryUser"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryUserProfile_deliveryUser"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryUserPage_deliveryUser"
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};

(node as any).hash = "cc4c0cd3e3fdb6e1de415d7ea7aacb65";

export default node;
