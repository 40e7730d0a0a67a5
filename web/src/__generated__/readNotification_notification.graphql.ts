/**
 * @generated SignedSource<<6373de4e19c2a7a1afa90c9b1b662e7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type JobKind = "EDIT_PRODUCTS" | "EXPORT_AUDIT" | "EXPORT_BANNERS" | "EXPORT_BRANDS" | "EXPORT_CATEGORIES" | "EXPORT_COLLECTIONS" | "EXPORT_DELIVERY_USERS" | "EXPORT_FULFILMENTS" | "EXPORT_LOCATIONS" | "EXPORT_MANUFACTURERS" | "EXPORT_ORDERS" | "EXPORT_ORDER_LINES" | "EXPORT_PEOPLE" | "EXPORT_PICKUP_POINTS" | "EXPORT_PRODUCTS" | "EXPORT_ROLES" | "EXPORT_TAX_DOCUMENTS" | "EXPORT_VARIANTS" | "EXPORT_VENDORS" | "IMPORT_BRANDS" | "IMPORT_CATEGORIES" | "IMPORT_COLLECTION_PRODUCTS" | "IMPORT_MANUFACTURERS" | "IMPORT_PICKUP_POINTS" | "IMPORT_PRICE_STOCK" | "IMPORT_PRODUCTS" | "IMPORT_VENDORS" | "OTHER" | "UNDO_EDIT" | "UNDO_IMPORT" | "%future added value";
export type NotificationKind = "JOB_FAILED" | "JOB_FINISHED" | "LICENCE_ENDING" | "LOCATION_ACTIVATED" | "LOCATION_SUSPENDED" | "LOCATION_VIEWED" | "MESSAGE_UNSEEN" | "NEW_DEVICE" | "ORDER_ATTEMPTED" | "ORDER_CANCELLED" | "ORDER_LATE" | "ORDER_NOT_COLLECTED" | "ORDER_PLACED" | "OTHER" | "PERSON_ACTIVATED" | "PRODUCT_DISABLED" | "PRODUCT_ENABLED" | "PRODUCT_RETURNED" | "PRODUCT_SUBMITTED" | "REFUND_DUE" | "STOCK_LOW" | "STOCK_OUT" | "WEBHOOK_DISABLED" | "WEBHOOK_FAILING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readNotification_notification$data = {
  readonly count: number;
  readonly happenedAt: string | null | undefined;
  readonly id: string;
  readonly isRead: boolean;
  readonly kind: NotificationKind;
  readonly locationName: string | null | undefined;
  readonly subject: {
    readonly __typename: string;
    readonly id: string;
    readonly kind?: JobKind;
  } | null | undefined;
  readonly subjectName: string;
  readonly " $fragmentType": "readNotification_notification";
};
export type readNotification_notification$key = {
  readonly " $data"?: readNotification_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"readNotification_notification">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readNotification_notification"
};

(node as any).hash = "7d1b6b7261dbc80607e58d1cf0d26e1d";

export default node;
