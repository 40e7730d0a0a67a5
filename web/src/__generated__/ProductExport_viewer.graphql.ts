/**
 * @generated SignedSource<<090f1c54695909b5be9bf5ab0ac24d44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductExport_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExportButton_viewer">;
  readonly " $fragmentType": "ProductExport_viewer";
};
export type ProductExport_viewer$key = {
  readonly " $data"?: ProductExport_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductExport_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductExport_viewer",
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

(node as any).hash = "c2410b4a1a72a5a6e96fe03a9c494ca9";

export default node;
