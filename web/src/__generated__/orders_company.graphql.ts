/**
 * @generated SignedSource<<2bcb246c218fe55734880108ed70271c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderMails = "ARABIC" | "ENGLISH" | "HINDI" | "OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orders_company$data = {
  readonly acceptHours: number;
  readonly orderMails: OrderMails;
  readonly " $fragmentType": "orders_company";
};
export type orders_company$key = {
  readonly " $data"?: orders_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"orders_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orders_company"
};

(node as any).hash = "7b2345a8f8e090d324642c12cf3e4b9b";

export default node;
