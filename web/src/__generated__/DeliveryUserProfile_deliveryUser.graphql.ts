/**
 * @generated SignedSource<<a70e54762221306f2d8dab7211c009d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vehicle = "BICYCLE" | "CAR" | "E_SCOOTER" | "MOTORCYCLE" | "ON_FOOT" | "THREE_WHEELER" | "TRUCK" | "VAN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryUserProfile_deliveryUser$data = {
  readonly createdAt: string | null | undefined;
  readonly deliveriesToday: number;
  readonly email: string | null | undefined;
  readonly isForAll: boolean;
  readonly licenceExpiry: string | null | undefined;
  readonly licenceNumber: string | null | undefined;
  readonly openDeliveries: number;
  readonly phone: string;
  readonly sellers: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly vehicle: Vehicle;
  readonly vehicleNumber: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneLink_deliveryUser">;
  readonly " $fragmentType": "DeliveryUserProfile_deliveryUser";
};
export type DeliveryUserProfile_deliveryUser$key = {
  readonly " $data"?: DeliveryUserProfile_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserProfile_deliveryUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryUserProfile_deliveryUser",
  "selections": [
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
      "name": "email",
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
      "name": "licenceNumber",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhoneLink_deliveryUser"
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};

(node as any).hash = "2dfacfbebe8050b3842b9671ae660d7b";

export default node;
