/**
 * @generated SignedSource<<6a984ee380e1deceef04f263a40e370c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type media_company$data = {
  readonly accountsEmail: string | null | undefined;
  readonly accountsPhone: string | null | undefined;
  readonly enquiryEmail: string | null | undefined;
  readonly instagramUrl: string | null | undefined;
  readonly linkedinUrl: string | null | undefined;
  readonly officeEmail: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly websiteUrl: string | null | undefined;
  readonly " $fragmentType": "media_company";
};
export type media_company$key = {
  readonly " $data"?: media_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"media_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "media_company"
};

(node as any).hash = "71561a44acd4ef1098053132e137ba96";

export default node;
