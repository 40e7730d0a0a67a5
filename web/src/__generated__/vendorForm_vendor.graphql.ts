/**
 * @generated SignedSource<<1d33e9c1543db42f82923503241b35f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EnterpriseClass = "MEDIUM" | "MICRO" | "SMALL" | "%future added value";
export type PaymentTerms = "NET_15" | "NET_30" | "NET_45" | "NET_60" | "NET_7" | "NET_90" | "ON_DELIVERY" | "PREPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type vendorForm_vendor$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"address_address">;
  };
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly contactName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly enterpriseClass: EnterpriseClass | null | undefined;
  readonly gstinNumber: string | null | undefined;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly panNumber: string | null | undefined;
  readonly paymentTerms: PaymentTerms;
  readonly phone: string;
  readonly udyamNumber: string | null | undefined;
  readonly websiteUrl: string | null | undefined;
  readonly " $fragmentType": "vendorForm_vendor";
};
export type vendorForm_vendor$key = {
  readonly " $data"?: vendorForm_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"vendorForm_vendor">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "vendorForm_vendor"
};

(node as any).hash = "2ed8bae4b8f5ecf2169b0ce1e7d13abb";

export default node;
