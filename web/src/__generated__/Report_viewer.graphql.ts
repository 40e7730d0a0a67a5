/**
 * @generated SignedSource<<324ef85183653c9748eefd32d9188ebb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SalesPeriod = "FINANCIAL_YEAR" | "LAST_30_DAYS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "TODAY" | "%future added value";
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Report_viewer$data = {
  readonly kind: ViewerKind;
  readonly salesReport: {
    readonly period: SalesPeriod;
    readonly " $fragmentSpreads": FragmentRefs<"Figures_report" | "Locations_report" | "SalesChart_report" | "TopProducts_report">;
  } | null | undefined;
  readonly " $fragmentType": "Report_viewer";
};
export type Report_viewer$key = {
  readonly " $data"?: Report_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Report_viewer">;
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
  "name": "Report_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "period",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Figures_report"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SalesChart_report"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TopProducts_report"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Locations_report"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f1c12fcd32f826544f53379f236f02d1";

export default node;
