/**
 * @generated SignedSource<<82081fc6a5042fa092457ab380b34465>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerViewBanner_view$data = {
  readonly endsAt: string;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly " $fragmentType": "SellerViewBanner_view";
};
export type SellerViewBanner_view$key = {
  readonly " $data"?: SellerViewBanner_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerViewBanner_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerViewBanner_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "SellerView",
  "abstractKey": null
};

(node as any).hash = "3e12d79995cf7ee03e7b077eaba3497d";

export default node;
