/**
 * @generated SignedSource<<f81fe0c2d777df28df456d99ec8720d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportTemplates_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyData_viewer">;
  readonly " $fragmentType": "ImportTemplates_viewer";
};
export type ImportTemplates_viewer$key = {
  readonly " $data"?: ImportTemplates_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportTemplates_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportTemplates_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyData_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "411453cb3f8ce380e1af78f25ed98b68";

export default node;
