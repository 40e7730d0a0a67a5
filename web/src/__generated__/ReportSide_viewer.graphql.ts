/**
 * @generated SignedSource<<a06d1c6ba1d81a344f2ae2c71314b6e5>>
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "period"
    }
  ],
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
          "kind": "Variable",
          "name": "period",
          "variableName": "period"
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "44ba3955962e2bf510d82ddd0f9c6e22";

export default node;
