/**
 * @generated SignedSource<<cc003dae57d72b92defcec0814e87fd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddSeller_viewer" | "SellerList_viewer">;
  readonly " $fragmentType": "SellerScreen_viewer";
};
export type SellerScreen_viewer$key = {
  readonly " $data"?: SellerScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SellerScreen_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerList_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddSeller_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "933177f885280921f2c76394f2c6d1a1";

export default node;
