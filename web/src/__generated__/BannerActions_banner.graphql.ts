/**
 * @generated SignedSource<<242a31767ade0869095e80f04396c78c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AddBannerDialog_banner" | "EditBannerDialog_banner">;
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
      "name": "AddBannerDialog_banner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditBannerDialog_banner"
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "0ad8a9fb1a3c8b1a0ba86e9f059babc9";

export default node;
