/**
 * @generated SignedSource<<a875b3031b4b07a657023ca7413e11b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetStaffTwoStep_person$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ResetStaffTwoStep_person";
};
export type ResetStaffTwoStep_person$key = {
  readonly " $data"?: ResetStaffTwoStep_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResetStaffTwoStep_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResetStaffTwoStep_person",
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
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "08433a3fb1d7cb87b246512ffe674370";

export default node;
