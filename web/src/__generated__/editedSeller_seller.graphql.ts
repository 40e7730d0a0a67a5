/**
 * @generated SignedSource<<50a719b95f4b9cdb842b30ef87d34205>>
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
export type editedSeller_seller$data = {
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
  readonly " $fragmentType": "editedSeller_seller";
};
export type editedSeller_seller$key = {
  readonly " $data"?: editedSeller_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"editedSeller_seller">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "editedSeller_seller"
};

(node as any).hash = "4c464b89ed577f41ebcae55afc552f59";

export default node;
