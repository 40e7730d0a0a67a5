/**
 * @generated SignedSource<<3d598077fbe9cc8af2ce0db6d0ca53c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportTemplates_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExportButton_viewer">;
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
      "name": "ExportButton_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fdc3fa3affb965c9c39288d7d20ea0bb";

export default node;
