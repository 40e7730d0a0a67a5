/**
 * @generated SignedSource<<5b66134f4eca6fa3ad88a39289c8a3ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SalesPeriod = "FINANCIAL_YEAR" | "LAST_30_DAYS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "TODAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SalesChart_report$data = {
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly sales: string;
  }>;
  readonly period: SalesPeriod;
  readonly previous: {
    readonly orders: number;
    readonly sales: string;
  } | null | undefined;
  readonly previousDays: ReadonlyArray<{
    readonly day: string;
    readonly sales: string;
  }>;
  readonly totals: {
    readonly orders: number;
    readonly sales: string;
  };
  readonly " $fragmentType": "SalesChart_report";
};
export type SalesChart_report$key = {
  readonly " $data"?: SalesChart_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalesChart_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sales",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orders",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SalesChart_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesFigures",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesFigures",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesDay",
      "kind": "LinkedField",
      "name": "previousDays",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SalesReport",
  "abstractKey": null
};
})();

(node as any).hash = "6f330868e33c54d7fec973d3e84a5d2e";

export default node;
