/**
 * @generated SignedSource<<a36df48681880d2548d09696fdc1a0bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentTerms = "NET_15" | "NET_30" | "NET_45" | "NET_60" | "NET_7" | "NET_90" | "ON_DELIVERY" | "PREPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type comparedVendor_vendor$data = {
  readonly address: {
    readonly area: string | null | undefined;
    readonly line1: string | null | undefined;
    readonly line2: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly provinceCode: string | null | undefined;
    readonly region: string | null | undefined;
    readonly streetName: string | null | undefined;
    readonly streetNumber: string | null | undefined;
  };
  readonly categories: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly contactName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly gstinNumber: string | null | undefined;
  readonly id: string;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly panNumber: string | null | undefined;
  readonly paymentTerms: PaymentTerms;
  readonly phone: string;
  readonly udyamNumber: string | null | undefined;
  readonly version: string;
  readonly websiteUrl: string | null | undefined;
  readonly " $fragmentType": "comparedVendor_vendor";
};
export type comparedVendor_vendor$key = {
  readonly " $data"?: comparedVendor_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparedVendor_vendor">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "comparedVendor_vendor"
};

(node as any).hash = "82f0910f84e19abc9b08c1a2a4adad83";

export default node;
