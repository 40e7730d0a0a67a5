/**
 * @generated SignedSource<<2c5b49e5abff7521c0ffa9c3da2568f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditExport_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StartExportButton_viewer">;
  readonly " $fragmentType": "AuditExport_viewer";
};
export type AuditExport_viewer$key = {
  readonly " $data"?: AuditExport_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditExport_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditExport_viewer",
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

(node as any).hash = "4587bc8618da46bdb9117adc2a738ea2";

export default node;
