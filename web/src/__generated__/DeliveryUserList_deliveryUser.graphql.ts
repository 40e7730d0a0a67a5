/**
 * @generated SignedSource<<1e8aa2cafda754de9971f200a42b74d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vehicle = "BICYCLE" | "CAR" | "E_SCOOTER" | "MOTORCYCLE" | "ON_FOOT" | "THREE_WHEELER" | "TRUCK" | "VAN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryUserList_deliveryUser$data = {
  readonly deliveriesToday: number;
  readonly isForAll: boolean;
  readonly licenceExpiry: string | null | undefined;
  readonly name: string;
  readonly openDeliveries: number;
  readonly phone: string;
  readonly sellers: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly vehicle: Vehicle;
  readonly vehicleNumber: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserActions_deliveryUser" | "DeliveryUserStatus_deliveryUser" | "DutySwitch_deliveryUser">;
  readonly " $fragmentType": "DeliveryUserList_deliveryUser";
};
export type DeliveryUserList_deliveryUser$key = {
  readonly " $data"?: DeliveryUserList_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserList_deliveryUser">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryUserList_deliveryUser",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vehicle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vehicleNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licenceExpiry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "name": "deliveriesToday",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DutySwitch_deliveryUser"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryUserStatus_deliveryUser"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryUserActions_deliveryUser"
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};
})();

(node as any).hash = "2ef864465884cdc20718614357171ba3";

export default node;
