/**
 * @generated SignedSource<<aa844975fd8f3b3a6b829c96b266630c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorStatus = "ACTIVE" | "BLOCKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VendorActions_vendor$data = {
  readonly blockReason: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly status: VendorStatus;
  readonly version: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"mergeDialogs_vendor" | "vendorDialogs_vendor">;
  readonly " $fragmentType": "VendorActions_vendor";
};
export type VendorActions_vendor$key = {
  readonly " $data"?: VendorActions_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorActions_vendor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VendorActions_vendor",
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
      "name": "blockReason",
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
      "name": "vendorDialogs_vendor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "mergeDialogs_vendor"
    }
  ],
  "type": "Vendor",
  "abstractKey": null
};

(node as any).hash = "13e3163960e1ce9544d6e0a51a5ba02b";

export default node;
