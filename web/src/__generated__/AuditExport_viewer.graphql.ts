/**
 * @generated SignedSource<<fb0129638d537f30373277f48fb3295a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditExport_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExportButton_viewer">;
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
      "name": "ExportButton_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "45f4d6c8e1d349fb7b336824f70e5c77";

export default node;
