/**
 * @generated SignedSource<<59a2d3ed088e312f0a12183cb8f32aa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryUserStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryUserActions_deliveryUser$data = {
  readonly id: string;
  readonly name: string;
  readonly openDeliveries: number;
  readonly status: DeliveryUserStatus;
  readonly statusReason: string | null | undefined;
  readonly version: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"deactivateDialogs_deliveryUser" | "deliveryUserDialogs_deliveryUser">;
  readonly " $fragmentType": "DeliveryUserActions_deliveryUser";
};
export type DeliveryUserActions_deliveryUser$key = {
  readonly " $data"?: DeliveryUserActions_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserActions_deliveryUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryUserActions_deliveryUser",
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
      "name": "version",
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
      "name": "statusReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openDeliveries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "deliveryUserDialogs_deliveryUser"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "deactivateDialogs_deliveryUser"
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};

(node as any).hash = "0cb23a04a959989ff37de93721ba2958";

export default node;
