/**
 * @generated SignedSource<<0517216b7623c7c60a9d719161e7717c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryUserStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DutySwitch_deliveryUser$data = {
  readonly id: string;
  readonly isOnDuty: boolean;
  readonly name: string;
  readonly status: DeliveryUserStatus;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "DutySwitch_deliveryUser";
};
export type DutySwitch_deliveryUser$key = {
  readonly " $data"?: DutySwitch_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"DutySwitch_deliveryUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DutySwitch_deliveryUser",
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
      "name": "isOnDuty",
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
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};

(node as any).hash = "e17ab302f5d8b9ecc564cd6216f09734";

export default node;
