/**
 * @generated SignedSource<<2e10127cbc28a6a2bc3f3ec45fbda7e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportSide_viewer$data = {
  readonly salesReport: {
    readonly " $fragmentSpreads": FragmentRefs<"States_report" | "StockLeft_report">;
  } | null | undefined;
  readonly " $fragmentType": "ReportSide_viewer";
};
export type ReportSide_viewer$key = {
  readonly " $data"?: ReportSide_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportSide_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportSide_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "period",
          "value": "LAST_30_DAYS"
        }
      ],
      "concreteType": "SalesReport",
      "kind": "LinkedField",
      "name": "salesReport",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "States_report"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StockLeft_report"
        }
      ],
      "storageKey": "salesReport(period:\"LAST_30_DAYS\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9359d3b3b6516b5db2133bad4f8d98f4";

export default node;
