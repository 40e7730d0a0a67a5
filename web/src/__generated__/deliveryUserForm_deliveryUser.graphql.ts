/**
 * @generated SignedSource<<20b33fd69c18c0f2ca79178c36e72823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Vehicle = "BICYCLE" | "CAR" | "E_SCOOTER" | "MOTORCYCLE" | "ON_FOOT" | "THREE_WHEELER" | "TRUCK" | "VAN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type deliveryUserForm_deliveryUser$data = {
  readonly email: string | null | undefined;
  readonly isForAll: boolean;
  readonly licenceExpiry: string | null | undefined;
  readonly licenceNumber: string | null | undefined;
  readonly name: string;
  readonly phone: string;
  readonly sellers: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly vehicle: Vehicle;
  readonly vehicleNumber: string | null | undefined;
  readonly " $fragmentType": "deliveryUserForm_deliveryUser";
};
export type deliveryUserForm_deliveryUser$key = {
  readonly " $data"?: deliveryUserForm_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"deliveryUserForm_deliveryUser">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "deliveryUserForm_deliveryUser"
};

(node as any).hash = "1a42046648d6b7b3776989627835a333";

export default node;
