/**
 * @generated SignedSource<<1190f9974399fde86711a63a73b9b5de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryActions_category$data = {
  readonly name: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditCategory_category" | "useCategoryDeletion_category">;
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
      "name": "name",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCategoryDeletion_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "9797d1230869f4938d028b852ef0ae84";

export default node;
