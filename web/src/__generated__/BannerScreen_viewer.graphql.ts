/**
 * @generated SignedSource<<caf0eae09c0d5d061a438f7ec4e3441b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddBanner_viewer" | "BannerList_viewer">;
  readonly " $fragmentType": "BannerScreen_viewer";
};
export type BannerScreen_viewer$key = {
  readonly " $data"?: BannerScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerScreen_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddBanner_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BannerList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e1e0677278703d75021f23c82f889af5";

export default node;
