/**
 * @generated SignedSource<<a0c664c7562f54c5ee10e4f30765d43a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessType = "C_CORP" | "INDIVIDUAL" | "LIMITED_COMPANY" | "LIMITED_LIABILITY_COMPANY" | "LIMITED_LIABILITY_PARTNERSHIP" | "ORGANIZATION" | "PARTNERSHIP_FIRM" | "PRIVATE_LIMITED_COMPANY" | "SOLE_PROPRIETORSHIP" | "S_CORP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellerIdentityFields_country$data = {
  readonly businessTypes: ReadonlyArray<BusinessType>;
  readonly " $fragmentType": "SellerIdentityFields_country";
};
export type SellerIdentityFields_country$key = {
  readonly " $data"?: SellerIdentityFields_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerIdentityFields_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerIdentityFields_country",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessTypes",
      "storageKey": null
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "23e666851bd29344c2bcccf0685d5e47";

export default node;
