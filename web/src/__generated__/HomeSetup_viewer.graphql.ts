/**
 * @generated SignedSource<<2a057a1c11a48ae9aef2e755ed61f121>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COLLECTION_PRODUCTS" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "LOCATION_INVITATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PEOPLE" | "PRODUCTS" | "REPORTS" | "VENDORS" | "WEBHOOKS" | "%future added value";
export type Permission = "API_TOKEN_CREATE" | "AUDIT_READ" | "BANNER_CREATE" | "BANNER_DELETE" | "BANNER_UPDATE" | "BRAND_CREATE" | "BRAND_DELETE" | "BRAND_UPDATE" | "CATEGORY_CREATE" | "CATEGORY_DELETE" | "CATEGORY_UPDATE" | "COLLECTION_CREATE" | "COLLECTION_DELETE" | "COLLECTION_UPDATE" | "COMPANY_READ" | "COMPANY_UPDATE" | "DELIVERY_USER_CREATE" | "DELIVERY_USER_DELETE" | "DELIVERY_USER_READ" | "DELIVERY_USER_UPDATE" | "IMPORT_CREATE" | "MANUFACTURER_CREATE" | "MANUFACTURER_DELETE" | "MANUFACTURER_UPDATE" | "ORDER_APPROVE" | "ORDER_CREATE" | "ORDER_READ" | "ORDER_UPDATE" | "PERSON_CREATE" | "PERSON_DELETE" | "PERSON_READ" | "PERSON_UPDATE" | "PICKUP_POINT_CREATE" | "PICKUP_POINT_DELETE" | "PICKUP_POINT_READ" | "PICKUP_POINT_UPDATE" | "PRODUCT_APPROVE" | "PRODUCT_CREATE" | "PRODUCT_DELETE" | "PRODUCT_UPDATE" | "REPORT_READ" | "ROLE_CREATE" | "ROLE_DELETE" | "ROLE_UPDATE" | "SELLER_CREATE" | "SELLER_DELETE" | "SELLER_READ" | "SELLER_UPDATE" | "SELLER_VIEW_CREATE" | "STOCK_UPDATE" | "VARIANT_CREATE" | "VARIANT_UPDATE" | "VENDOR_CREATE" | "VENDOR_DELETE" | "VENDOR_READ" | "VENDOR_UPDATE" | "VIEW_CREATE" | "WEBHOOK_CREATE" | "WEBHOOK_DELETE" | "WEBHOOK_READ" | "WEBHOOK_UPDATE" | "%future added value";
export type SignupPart = "ABOUT_US" | "COLLECTION" | "COMPANY_INFORMATION" | "FINISHED" | "LEVEL_2_CATEGORY" | "LEVEL_3_CATEGORY" | "LOCATION" | "%future added value";
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeSetup_viewer$data = {
  readonly company: {
    readonly completedSignupParts: ReadonlyArray<SignupPart>;
  };
  readonly kind: ViewerKind;
  readonly offeredAreas: ReadonlyArray<OfferedArea>;
  readonly permissions: ReadonlyArray<Permission>;
  readonly " $fragmentType": "HomeSetup_viewer";
};
export type HomeSetup_viewer$key = {
  readonly " $data"?: HomeSetup_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSetup_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeSetup_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredAreas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedSignupParts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4de0fc10b423549ff000044d5fe5a600";

export default node;
