/**
 * @generated SignedSource<<316e575f1025c90e69809616a737bf61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessType = "C_CORP" | "INDIVIDUAL" | "LIMITED_COMPANY" | "LIMITED_LIABILITY_COMPANY" | "LIMITED_LIABILITY_PARTNERSHIP" | "ORGANIZATION" | "PARTNERSHIP_FIRM" | "PRIVATE_LIMITED_COMPANY" | "SOLE_PROPRIETORSHIP" | "S_CORP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationFields_country$data = {
  readonly businessTypes: ReadonlyArray<BusinessType>;
  readonly " $fragmentType": "RegistrationFields_country";
};
export type RegistrationFields_country$key = {
  readonly " $data"?: RegistrationFields_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationFields_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationFields_country",
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

(node as any).hash = "3dc74c87ebe27c0e43661d06a772fe1a";

export default node;
