/**
 * @generated SignedSource<<9567db07956a95604b04dcc6c49d6981>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddCategory_viewer" | "CategoryList_viewer">;
  readonly " $fragmentType": "CategoryScreen_viewer";
};
export type CategoryScreen_viewer$key = {
  readonly " $data"?: CategoryScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryScreen_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddCategory_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "55a54909453a740046ab36036534cab6";

export default node;
