/**
 * @generated SignedSource<<abcdb17525604f4bcc9ab76a356e3b44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffStatus = "ACTIVE" | "DISABLED" | "EXPIRED" | "INVITED" | "%future added value";
export type TwoStepState = "OFF" | "TOTP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffList_person$data = {
  readonly email: string;
  readonly isMainAdministrator: boolean;
  readonly isViewer: boolean;
  readonly lastSignInAt: string | null | undefined;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly role: {
    readonly " $fragmentSpreads": FragmentRefs<"staffCells_role">;
  } | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly status: StaffStatus;
  readonly title: string | null | undefined;
  readonly twoStep: TwoStepState | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StaffActions_person">;
  readonly " $fragmentType": "StaffList_person";
};
export type StaffList_person$key = {
  readonly " $data"?: StaffList_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffList_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffList_person",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "email",
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
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
      "name": "status",
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
      "name": "isViewer",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffActions_person"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};
})();

(node as any).hash = "c193e73fa382431fce5817a5f7d221dd";

export default node;
