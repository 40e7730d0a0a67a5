/**
 * @generated SignedSource<<cfc785a5f30753a7701396103a491278>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffAction = "CHANGE_ROLE" | "DISABLE" | "EDIT" | "ENABLE" | "END_SESSIONS" | "HAND_OVER" | "RESEND" | "RESET_TWO_STEP" | "WITHDRAW" | "%future added value";
export type StaffKind = "COMPANY" | "LOCATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffActions_person$data = {
  readonly id: string;
  readonly kind: StaffKind;
  readonly name: string;
  readonly viewerActions: ReadonlyArray<StaffAction>;
  readonly " $fragmentSpreads": FragmentRefs<"ResetStaffTwoStep_person" | "accessDialogs_person" | "staffDialogs_person">;
  readonly " $fragmentType": "StaffActions_person";
};
export type StaffActions_person$key = {
  readonly " $data"?: StaffActions_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffActions_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffActions_person",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerActions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "staffDialogs_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "accessDialogs_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResetStaffTwoStep_person"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "23477aeb11f1a4fcc00c2c69f4a14fbb";

export default node;
