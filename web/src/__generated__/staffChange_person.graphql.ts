/**
 * @generated SignedSource<<53c650f21175e924019afa5abe91a9c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type staffChange_person$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StaffList_person" | "StaffPage_person" | "StaffProfile_person">;
  readonly " $fragmentType": "staffChange_person";
};
export type staffChange_person$key = {
  readonly " $data"?: staffChange_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"staffChange_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "staffChange_person",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffList_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffProfile_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffPage_person"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "e3145b162175d7acc9548a27fe752436";

export default node;
