/**
 * @generated SignedSource<<22a0f4a0df72c83430919584f61a0b3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COLLECTION_PRODUCTS" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "LOCATION_INVITATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PEOPLE" | "PRODUCTS" | "REPORTS" | "VENDORS" | "WEBHOOKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExportButton_viewer$data = {
  readonly offeredAreas: ReadonlyArray<OfferedArea>;
  readonly " $fragmentType": "ExportButton_viewer";
};
export type ExportButton_viewer$key = {
  readonly " $data"?: ExportButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportButton_viewer",
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

(node as any).hash = "1903aea151a55c0b81eda10ecb62d261";

export default node;
