/**
 * @generated SignedSource<<d42ea9a095136fd5a5c273cc4a5625f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "INVITED" | "SUSPENDED" | "UNATTENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellerActions_seller$data = {
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly status: SellerStatus;
  readonly suspendedReason: string | null | undefined;
  readonly version: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"sellerDialogs_seller">;
  readonly " $fragmentType": "SellerActions_seller";
};
export type SellerActions_seller$key = {
  readonly " $data"?: SellerActions_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerActions_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SellerActions_seller",
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
      "name": "version",
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
      "name": "suspendedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "sellerDialogs_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "58aa1af34e93d642b173c198eb6c85bd";

export default node;
