/**
 * @generated SignedSource<<137c6ece2b1e1eb84c1a3b5f99964c64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddCollection_viewer" | "CollectionList_viewer">;
  readonly " $fragmentType": "CollectionScreen_viewer";
};
export type CollectionScreen_viewer$key = {
  readonly " $data"?: CollectionScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionScreen_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddCollection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectionList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "325a6feff69b13e887524b90b7022450";

export default node;
