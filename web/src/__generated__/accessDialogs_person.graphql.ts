/**
 * @generated SignedSource<<1ccb58b2dc241d13b5f2db43f5b9ae37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SystemRole = "ACCOUNTS" | "CATALOGUE_MANAGER" | "COMPANY_STAFF" | "LOCATION_OWNER" | "LOCATION_STAFF" | "LOCATION_VIEWER" | "ORDER_DESK" | "OWNER" | "PACKER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type accessDialogs_person$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly role: {
    readonly key: SystemRole | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "accessDialogs_person";
};
export type accessDialogs_person$key = {
  readonly " $data"?: accessDialogs_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"accessDialogs_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "accessDialogs_person",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyRole",
      "kind": "LinkedField",
      "name": "role",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "c1f3836b2f818e0754dffff2f22f45c4";

export default node;
