/**
 * @generated SignedSource<<01bd18600fe02fd01c525d52742e2702>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddCategory_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryParentFields_viewer">;
  readonly " $fragmentType": "AddCategory_viewer";
};
export type AddCategory_viewer$key = {
  readonly " $data"?: AddCategory_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddCategory_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddCategory_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryParentFields_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9dc72bc63c1ec4207e7bc9f1d8a67f4f";

export default node;
