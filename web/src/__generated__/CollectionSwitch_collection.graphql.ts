/**
 * @generated SignedSource<<8f4d89bda549047b2e108c2b354e160a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionSwitch_collection$data = {
  readonly id: string;
  readonly isDisplayed: boolean;
  readonly isSelectable: boolean;
  readonly name: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "CollectionSwitch_collection";
};
export type CollectionSwitch_collection$key = {
  readonly " $data"?: CollectionSwitch_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionSwitch_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionSwitch_collection",
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
      "name": "isSelectable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDisplayed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "32d3eb818bc816a6f8a4d05c82cbdea3";

export default node;
