/**
 * @generated SignedSource<<06e566648fec00e9405ede150e0dd56b>>
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
  readonly provinces: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly " $fragmentType": "BusinessFields_country";
};
export type BusinessFields_country$key = {
  readonly " $data"?: BusinessFields_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFields_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BusinessFields_country",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Province",
      "kind": "LinkedField",
      "name": "provinces",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "019d528ea127fd64dcd33aca33de463e";

export default node;
