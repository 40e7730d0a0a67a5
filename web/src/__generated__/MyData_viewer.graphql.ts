/**
 * @generated SignedSource<<24a887000a7ab81c197396203f340a21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COLLECTION_PRODUCTS" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "LOCATION_INVITATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PEOPLE" | "PRODUCTS" | "REPORTS" | "VENDORS" | "WEBHOOKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MyData_viewer$data = {
  readonly offeredAreas: ReadonlyArray<OfferedArea>;
  readonly " $fragmentType": "MyData_viewer";
};
export type MyData_viewer$key = {
  readonly " $data"?: MyData_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyData_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyData_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredAreas",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3f212941fc1e1bb820198a336ead8e85";

export default node;
