/**
 * @generated SignedSource<<4c19be22db8e36d6ed8654cfa171179f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffKind = "COMPANY" | "LOCATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoleActions_role$data = {
  readonly id: string;
  readonly isSystem: boolean;
  readonly kind: StaffKind;
  readonly peopleCount: number | null | undefined;
  readonly version: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"movePeopleDialogs_role" | "roleDialogs_role" | "roleWords_role">;
  readonly " $fragmentType": "RoleActions_role";
};
export type RoleActions_role$key = {
  readonly " $data"?: RoleActions_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleActions_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RoleActions_role",
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
      "name": "kind",
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
      "name": "isSystem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peopleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "roleWords_role",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "roleDialogs_role"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "movePeopleDialogs_role"
    }
  ],
  "type": "CompanyRole",
  "abstractKey": null
};

(node as any).hash = "ce6a2fd28ee9ed0a57225448206599f9";

export default node;
