/**
 * @generated SignedSource<<47140094a2b53f1ab054ab84d4fbc072>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryActions_category$data = {
  readonly childCount: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditCategory_category">;
  readonly " $fragmentType": "CategoryActions_category";
};
export type CategoryActions_category$key = {
  readonly " $data"?: CategoryActions_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryActions_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryActions_category",
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
      "name": "EditCategory_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "5bf04a3aca815d8e2bcf884d116395fe";

export default node;
