/**
 * @generated SignedSource<<d756c08ce3d5e4f150d00b82dc5c2ca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "COMPANY_STAFF" | "OWNER" | "SELLER_OWNER" | "SELLER_STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileCard_viewer$data = {
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ProfileCard_viewer";
};
export type ProfileCard_viewer$key = {
  readonly " $data"?: ProfileCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileCard_viewer",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "2dd5944bbd20fac1d4c0d0d70066a8bb";

export default node;
