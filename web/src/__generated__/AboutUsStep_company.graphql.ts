/**
 * @generated SignedSource<<9339bb287f5511224284179e6441df90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignupPart = "ABOUT_US" | "COLLECTION" | "COMPANY_INFORMATION" | "FINISHED" | "LEVEL_2_CATEGORY" | "LEVEL_3_CATEGORY" | "LOCATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AboutUsStep_company$data = {
  readonly aboutUs: string | null | undefined;
  readonly aboutUsImageUrl: string | null | undefined;
  readonly completedSignupParts: ReadonlyArray<SignupPart>;
  readonly id: string;
  readonly terms: string | null | undefined;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillingSummary_company">;
  readonly " $fragmentType": "AboutUsStep_company";
};
export type AboutUsStep_company$key = {
  readonly " $data"?: AboutUsStep_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutUsStep_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutUsStep_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedSignupParts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutUs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutUsImageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillingSummary_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "9193e6fbfc495280da36b88716b2fe31";

export default node;
