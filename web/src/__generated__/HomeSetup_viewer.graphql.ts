/**
 * @generated SignedSource<<70ef3e20a4289cc5384ea4ad0b5bf898>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PRODUCTS" | "VENDORS" | "WEBHOOKS" | "%future added value";
export type SignupPart = "ABOUT_US" | "COLLECTION" | "COMPANY_INFORMATION" | "FINISHED" | "LEVEL_2_CATEGORY" | "LEVEL_3_CATEGORY" | "LOCATION" | "%future added value";
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeSetup_viewer$data = {
  readonly company: {
    readonly completedSignupParts: ReadonlyArray<SignupPart>;
  };
  readonly kind: ViewerKind;
  readonly offeredAreas: ReadonlyArray<OfferedArea>;
  readonly " $fragmentType": "HomeSetup_viewer";
};
export type HomeSetup_viewer$key = {
  readonly " $data"?: HomeSetup_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSetup_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeSetup_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredAreas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedSignupParts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6729510cc59f16d0ab97b077b507e89a";

export default node;
