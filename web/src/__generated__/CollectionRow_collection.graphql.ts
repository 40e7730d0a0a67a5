/**
 * @generated SignedSource<<4560875c649f3938d8db2d4a5e5124f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionRow_collection$data = {
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionSwitch_collection" | "DeleteCollection_collection" | "EditCollection_collection">;
  readonly " $fragmentType": "CollectionRow_collection";
};
export type CollectionRow_collection$key = {
  readonly " $data"?: CollectionRow_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionRow_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionRow_collection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
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
      "name": "CollectionSwitch_collection"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCollection_collection"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCollection_collection"
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "b3af3872b4a15e3c810cf9bd515e9377";

export default node;
