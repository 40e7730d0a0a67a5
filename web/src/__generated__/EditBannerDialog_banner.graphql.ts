/**
 * @generated SignedSource<<b49bb011bbe977db4be49e43c9456489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditBannerDialog_banner$data = {
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"useBannerDraft_banner">;
  readonly " $fragmentType": "EditBannerDialog_banner";
};
export type EditBannerDialog_banner$key = {
  readonly " $data"?: EditBannerDialog_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditBannerDialog_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditBannerDialog_banner",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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

(node as any).hash = "89340efb343143dc01273df45a0e9116";

export default node;
