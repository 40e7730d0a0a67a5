/**
 * @generated SignedSource<<da31961e53637576f848a6a235e0cd35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageTile_image$data = {
  readonly order: number;
  readonly thumbnailUrl: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "ImageTile_image";
};
export type ImageTile_image$key = {
  readonly " $data"?: ImageTile_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageTile_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageTile_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": null
    }
  ],
  "type": "ProductImage",
  "abstractKey": null
};

(node as any).hash = "6c2f6171ba45bef7aec6d95ec1a7df7a";

export default node;
