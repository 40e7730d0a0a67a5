/**
 * @generated SignedSource<<849e6561dd5808f9b32b6a39426f1b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PRODUCTS" | "WEBHOOKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StartExportButton_viewer$data = {
  readonly offeredAreas: ReadonlyArray<OfferedArea>;
  readonly " $fragmentType": "StartExportButton_viewer";
};
export type StartExportButton_viewer$key = {
  readonly " $data"?: StartExportButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartExportButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartExportButton_viewer",
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

(node as any).hash = "fbd0b3fe096be100358b2882a335b871";

export default node;
