/**
 * @generated SignedSource<<ca77733b5c1d904cdfb9fab3991f16f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTreeCells_category$data = {
  readonly childCount: number | null | undefined;
  readonly description: string | null | undefined;
  readonly level: number;
  readonly name: string;
  readonly order: number;
  readonly productCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryActions_category">;
  readonly " $fragmentType": "CategoryTreeCells_category";
};
export type CategoryTreeCells_category$key = {
  readonly " $data"?: CategoryTreeCells_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTreeCells_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryTreeCells_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
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
      "name": "description",
      "storageKey": null
    },
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
      "name": "childCount",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryActions_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "14d5f3d8884b1df4383e4962da89ed49";

export default node;
