/**
 * @generated SignedSource<<1d19b6e0ff3836e21ab5afdad5aa0359>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BusinessType = "C_CORP" | "INDIVIDUAL" | "LIMITED_COMPANY" | "LIMITED_LIABILITY_COMPANY" | "LIMITED_LIABILITY_PARTNERSHIP" | "ORGANIZATION" | "PARTNERSHIP_FIRM" | "PRIVATE_LIMITED_COMPANY" | "SOLE_PROPRIETORSHIP" | "S_CORP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type registration_company$data = {
  readonly businessType: BusinessType | null | undefined;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly verticalDescription: string | null | undefined;
  readonly verticalName: string | null | undefined;
  readonly " $fragmentType": "registration_company";
};
export type registration_company$key = {
  readonly " $data"?: registration_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"registration_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "registration_company"
};

(node as any).hash = "209768d59c8316294c3c6a420b040a0e";

export default node;
