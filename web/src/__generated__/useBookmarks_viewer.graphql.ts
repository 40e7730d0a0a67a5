/**
 * @generated SignedSource<<d07753021c22c9d0dc2e76f9acf2fc18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBookmarks_viewer$data = {
  readonly bookmarks: ReadonlyArray<{
    readonly entry: string;
  }> | null | undefined;
  readonly " $fragmentType": "useBookmarks_viewer";
};
export type useBookmarks_viewer$key = {
  readonly " $data"?: useBookmarks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBookmarks_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBookmarks_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Bookmark",
      "kind": "LinkedField",
      "name": "bookmarks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entry",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e5b31af9f9c7c1dd4aaeb6795baed1ad";

export default node;
