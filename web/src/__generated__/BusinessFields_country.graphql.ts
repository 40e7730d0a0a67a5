/**
 * @generated SignedSource<<e825608d72668297f03a992e72505058>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessType = "C_CORP" | "INDIVIDUAL" | "LIMITED_COMPANY" | "LIMITED_LIABILITY_COMPANY" | "LIMITED_LIABILITY_PARTNERSHIP" | "ORGANIZATION" | "PARTNERSHIP_FIRM" | "PRIVATE_LIMITED_COMPANY" | "SOLE_PROPRIETORSHIP" | "S_CORP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BusinessFields_country$data = {
  readonly businessTypes: ReadonlyArray<BusinessType>;
  readonly " $fragmentType": "BusinessFields_country";
};
export type BusinessFields_country$key = {
  readonly " $data"?: BusinessFields_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFields_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessFields_country",
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

(node as any).hash = "85083722d3377470a2d6cfc26ee24ea6";

export default node;
