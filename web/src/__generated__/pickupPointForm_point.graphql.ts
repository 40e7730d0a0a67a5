/**
 * @generated SignedSource<<46b02ffd257f92ada9ebc90a07704fdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pickupPointForm_point$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"address_address">;
  };
  readonly closedDays: ReadonlyArray<{
    readonly date: string;
    readonly note: string | null | undefined;
  }>;
  readonly contactName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly instructions: string | null | undefined;
  readonly keepDays: number;
  readonly leadTimeHours: number;
  readonly maxOrdersPerDay: number | null | undefined;
  readonly name: string;
  readonly openingHours: ReadonlyArray<{
    readonly closes: string;
    readonly day: number;
    readonly opens: string;
  }>;
  readonly phone: string;
  readonly seller: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "pickupPointForm_point";
};
export type pickupPointForm_point$key = {
  readonly " $data"?: pickupPointForm_point$data;
  readonly " $fragmentSpreads": FragmentRefs<"pickupPointForm_point">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pickupPointForm_point"
};

(node as any).hash = "8de87ce090f75c3137629185ea15ea0f";

export default node;
