/**
 * @generated SignedSource<<eed28be4d4eacc7cdcb3b306751a316c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionList_collection$data = {
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionSwitch_collection" | "DeleteCollection_collection" | "EditCollection_collection">;
  readonly " $fragmentType": "CollectionList_collection";
};
export type CollectionList_collection$key = {
  readonly " $data"?: CollectionList_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionList_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionList_collection",
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

(node as any).hash = "e4fdc43435ec4c728e06fe8923387032";

export default node;
