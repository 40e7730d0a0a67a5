/**
 * @generated SignedSource<<d01438c10389259778eee6dda60a649d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTreeLeaf_category$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTreeCells_category">;
  readonly " $fragmentType": "CategoryTreeLeaf_category";
};
export type CategoryTreeLeaf_category$key = {
  readonly " $data"?: CategoryTreeLeaf_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTreeLeaf_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryTreeLeaf_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryTreeCells_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "a915b69f53b04d5312dceffb227d7bfb";

export default node;
