/**
 * @generated SignedSource<<2c3b2963cce8d6324922ee547c0891e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddBannerDialog_banner$data = {
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useBannerDraft_banner">;
  readonly " $fragmentType": "AddBannerDialog_banner";
};
export type AddBannerDialog_banner$key = {
  readonly " $data"?: AddBannerDialog_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddBannerDialog_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddBannerDialog_banner",
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
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBannerDraft_banner"
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "b1c5f49a1d11710e8dc467a542d8eec6";

export default node;
