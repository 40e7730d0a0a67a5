/**
 * @generated SignedSource<<7c81655a568476f42f26c002972b88eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionList_collection$data = {
  readonly id: string;
  readonly isSelectable: boolean;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly version: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionSwitch_collection" | "collectionDialogs_collection">;
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
      "name": "id",
      "storageKey": null
    },
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
      "name": "version",
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
      "name": "isSelectable",
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
      "name": "collectionDialogs_collection"
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "f7ce87de32dd7cb3c3d93594884980ac";

export default node;
