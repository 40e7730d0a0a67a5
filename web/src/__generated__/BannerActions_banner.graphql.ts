/**
 * @generated SignedSource<<35c4399cc44de9562656267c208d570c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerActions_banner$data = {
  readonly id: string;
  readonly slogan: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"bannerDialogs_banner">;
  readonly " $fragmentType": "BannerActions_banner";
};
export type BannerActions_banner$key = {
  readonly " $data"?: BannerActions_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerActions_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerActions_banner",
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
      "name": "slogan",
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
      "name": "bannerDialogs_banner"
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "7332e5e4df45312fad5c7b65411537b3";

export default node;
