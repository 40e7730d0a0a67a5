/**
 * @generated SignedSource<<5daaa6a55ee10caa3879bd2c1d813d89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderExport_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExportButton_viewer">;
  readonly " $fragmentType": "OrderExport_viewer";
};
export type OrderExport_viewer$key = {
  readonly " $data"?: OrderExport_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderExport_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderExport_viewer",
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

(node as any).hash = "c88345371e50e766b0edbc25196851fd";

export default node;
