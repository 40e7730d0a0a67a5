/**
 * @generated SignedSource<<00c2798c39f859c5eea88e6bceefd712>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCategory_category$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditCategoryDialog_category">;
  readonly " $fragmentType": "EditCategory_category";
};
export type EditCategory_category$key = {
  readonly " $data"?: EditCategory_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCategory_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditCategory_category",
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
      "name": "EditCategoryDialog_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "00cf7e24ab15062ac646e08b35637807";

export default node;
