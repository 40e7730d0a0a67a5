/**
 * @generated SignedSource<<ee909781e91885d1d60ee90276fbae98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TwoStepState = "OFF" | "TOTP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffProfile_person$data = {
  readonly createdAt: string | null | undefined;
  readonly disabledAt: string | null | undefined;
  readonly disabledReason: string | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly isMainAdministrator: boolean;
  readonly lastName: string | null | undefined;
  readonly lastSignInAt: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly role: {
    readonly description: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"staffCells_role">;
  } | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly twoStep: TwoStepState | null | undefined;
  readonly " $fragmentType": "StaffProfile_person";
};
export type StaffProfile_person$key = {
  readonly " $data"?: StaffProfile_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffProfile_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffProfile_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
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
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
          "name": "description",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "staffCells_role"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMainAdministrator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSignInAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoStep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledReason",
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "58b1c4227f7588688bff2c2168a332b9";

export default node;
