/**
 * @generated SignedSource<<13e372ec2f95751d7b8be3e714f85992>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "COMPANY_STAFF" | "OWNER" | "SELLER_OWNER" | "SELLER_STAFF" | "%future added value";
export type SystemRole = "ACCOUNTS" | "CATALOGUE_MANAGER" | "COMPANY_STAFF" | "LOCATION_OWNER" | "LOCATION_STAFF" | "LOCATION_VIEWER" | "ORDER_DESK" | "OWNER" | "PACKER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileCard_viewer$data = {
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly email: string;
  readonly personName: string | null | undefined;
  readonly role: Role;
  readonly roleTitle: string | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly systemRole: SystemRole | null | undefined;
  readonly " $fragmentType": "ProfileCard_viewer";
};
export type ProfileCard_viewer$key = {
  readonly " $data"?: ProfileCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personName",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "systemRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "d637c565d547c8f23d3a1556b01de467";

export default node;
