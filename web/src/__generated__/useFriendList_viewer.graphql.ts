/**
 * @generated SignedSource<<e38a88a6235e40485694423f88704c1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFriendList_viewer$data = {
  readonly unreadMessageCount: number | null | undefined;
  readonly " $fragmentType": "useFriendList_viewer";
};
export type useFriendList_viewer$key = {
  readonly " $data"?: useFriendList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFriendList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFriendList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessageCount",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "32789c70fb0e6500bdd9142c2758e2bf";

export default node;
