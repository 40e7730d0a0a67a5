/**
 * @generated SignedSource<<c62b47c4da8f04248fd7e3474f13467e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffKind = "COMPANY" | "LOCATION" | "%future added value";
export type StaffStatus = "ACTIVE" | "DISABLED" | "EXPIRED" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffPage_person$data = {
  readonly disabledReason: string | null | undefined;
  readonly id: string;
  readonly kind: StaffKind;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly status: StaffStatus;
  readonly " $fragmentSpreads": FragmentRefs<"StaffActions_person" | "StaffProfile_person">;
  readonly " $fragmentType": "StaffPage_person";
};
export type StaffPage_person$key = {
  readonly " $data"?: StaffPage_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffPage_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffPage_person",
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
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffProfile_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffActions_person"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "36ccd0e3ea714852bbe14a8df9031330";

export default node;
