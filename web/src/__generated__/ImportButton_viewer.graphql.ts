/**
 * @generated SignedSource<<f4c4e89ea52493d6e93d9f331f0bae58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COLLECTION_PRODUCTS" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "LOCATION_INVITATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PEOPLE" | "PRODUCTS" | "REPORTS" | "VENDORS" | "WEBHOOKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportButton_viewer$data = {
  readonly offeredAreas: ReadonlyArray<OfferedArea>;
  readonly " $fragmentType": "ImportButton_viewer";
};
export type ImportButton_viewer$key = {
  readonly " $data"?: ImportButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportButton_viewer",
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

(node as any).hash = "1b94f4d196a3661d8793dd800a85e7ee";

export default node;
