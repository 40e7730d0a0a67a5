/**
 * @generated SignedSource<<6618409254c0c5fc1377e84a15d834ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type NotificationDelivery = "CONSOLE" | "MAIL_AT_ONCE" | "MAIL_DAILY" | "MAIL_HOURLY" | "OFF" | "%future added value";
export type NotificationKind = "JOB_FAILED" | "JOB_FINISHED" | "LICENCE_ENDING" | "LOCATION_ACTIVATED" | "LOCATION_SUSPENDED" | "LOCATION_VIEWED" | "MESSAGE_UNSEEN" | "NEW_DEVICE" | "ORDER_ATTEMPTED" | "ORDER_CANCELLED" | "ORDER_LATE" | "ORDER_NOT_COLLECTED" | "ORDER_PLACED" | "OTHER" | "PERSON_ACTIVATED" | "PRODUCT_DISABLED" | "PRODUCT_ENABLED" | "PRODUCT_RETURNED" | "PRODUCT_SUBMITTED" | "REFUND_DUE" | "STOCK_LOW" | "STOCK_OUT" | "WEBHOOK_DISABLED" | "WEBHOOK_FAILING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type preferencesDraft_preferences$data = {
  readonly choices: ReadonlyArray<{
    readonly delivery: NotificationDelivery;
    readonly kind: NotificationKind;
    readonly standard: NotificationDelivery;
  }>;
  readonly dailySummary: boolean | null | undefined;
  readonly quietFrom: string | null | undefined;
  readonly quietUntil: string | null | undefined;
  readonly " $fragmentType": "preferencesDraft_preferences";
};
export type preferencesDraft_preferences$key = {
  readonly " $data"?: preferencesDraft_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"preferencesDraft_preferences">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "preferencesDraft_preferences"
};

(node as any).hash = "e3ba29dbef21010dd1164cae455c7046";

export default node;
