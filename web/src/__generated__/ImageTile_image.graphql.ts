/**
 * @generated SignedSource<<31e0184bc645239b5ae28b0884cdc480>>
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
  readonly version: string;
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
      "name": "version",
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

(node as any).hash = "6cb9a3d0a6422c53a301f5d781de162e";

export default node;
