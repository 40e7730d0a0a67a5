/**
 * @generated SignedSource<<b54aaed0973738f1cb2d08e865a23f14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffKind = "COMPANY" | "LOCATION" | "%future added value";
export type SystemRole = "ACCOUNTS" | "CATALOGUE_MANAGER" | "COMPANY_STAFF" | "LOCATION_OWNER" | "LOCATION_STAFF" | "LOCATION_VIEWER" | "ORDER_DESK" | "OWNER" | "PACKER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type staffDialogs_person$data = {
  readonly id: string;
  readonly kind: StaffKind;
  readonly name: string;
  readonly role: {
    readonly id: string;
    readonly key: SystemRole | null | undefined;
  } | null | undefined;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"staffForm_person">;
  readonly " $fragmentType": "staffDialogs_person";
};
export type staffDialogs_person$key = {
  readonly " $data"?: staffDialogs_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"staffDialogs_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "staffDialogs_person",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "CompanyRole",
      "kind": "LinkedField",
      "name": "role",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "staffForm_person",
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
          "name": "title",
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
          "concreteType": "Seller",
          "kind": "LinkedField",
          "name": "seller",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};
})();

(node as any).hash = "1100124ea29c5ac3f66789f934e69ff2";

export default node;
