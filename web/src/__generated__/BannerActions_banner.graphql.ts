/**
 * @generated SignedSource<<9ae5f3c4e957aaaf08b6950bd6ede6d2>>
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
  readonly version: string;
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
      "name": "version",
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

(node as any).hash = "17cc4814f3b0780b47754b107d42a918";

export default node;
