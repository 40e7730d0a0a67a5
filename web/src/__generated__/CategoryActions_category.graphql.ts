/**
 * @generated SignedSource<<be1eefc9e269670ff1dee1f956252db7>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCategory_category" | "EditCategory_category">;
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
      "name": "DeleteCategory_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "cb68a32a6a2a03d05a5b1a1c178b21f9";

export default node;
