/**
 * @generated SignedSource<<047b8df1ee931a0b68e618f0b96cdf9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type limits_company$data = {
  readonly maximumProducts: number | null | undefined;
  readonly monthlyPurchaseMinimum: string;
  readonly passwordRenewalDays: number;
  readonly " $fragmentType": "limits_company";
};
export type limits_company$key = {
  readonly " $data"?: limits_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"limits_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "limits_company"
};

(node as any).hash = "14fc590b7a03c53cb40542f07aaeb7e8";

export default node;
