/**
 * @generated SignedSource<<bf8608ecbe2e354b5bea0545512e135a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportButton_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StartExportButton_viewer">;
  readonly " $fragmentType": "ExportButton_viewer";
};
export type ExportButton_viewer$key = {
  readonly " $data"?: ExportButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportButton_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartExportButton_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f18b1460b1103f0530dd7d912ec0132b";

export default node;
