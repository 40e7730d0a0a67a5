/**
 * @generated SignedSource<<e35bb1832d9c58757a6752add0655ca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BusinessType = "C_CORP" | "INDIVIDUAL" | "LIMITED_COMPANY" | "LIMITED_LIABILITY_COMPANY" | "LIMITED_LIABILITY_PARTNERSHIP" | "ORGANIZATION" | "PARTNERSHIP_FIRM" | "PRIVATE_LIMITED_COMPANY" | "SOLE_PROPRIETORSHIP" | "S_CORP" | "%future added value";
export type Gender = "FEMALE" | "MALE" | "OTHERS" | "%future added value";
export type SellerType = "BOTH" | "STORE" | "WAREHOUSE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sellerForm_seller$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"address_address">;
  };
  readonly administrator: {
    readonly dateOfBirth: string | null | undefined;
    readonly email: string | null | undefined;
    readonly firstName: string | null | undefined;
    readonly gender: Gender | null | undefined;
    readonly lastName: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly businessType: BusinessType | null | undefined;
  readonly commissionPercentage: string | null | undefined;
  readonly gstinNumber: string | null | undefined;
  readonly instagramUrl: string | null | undefined;
  readonly legalName: string | null | undefined;
  readonly linkedinUrl: string | null | undefined;
  readonly maximumProducts: number | null | undefined;
  readonly name: string;
  readonly officeEmail: string | null | undefined;
  readonly panNumber: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly registrationDate: string | null | undefined;
  readonly registrationNumber: string | null | undefined;
  readonly tanNumber: string | null | undefined;
  readonly type: SellerType | null | undefined;
  readonly websiteUrl: string | null | undefined;
  readonly " $fragmentType": "sellerForm_seller";
};
export type sellerForm_seller$key = {
  readonly " $data"?: sellerForm_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"sellerForm_seller">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sellerForm_seller"
};

(node as any).hash = "675cc78f3929d6335e7217e7739943de";

export default node;
