/**
 * @generated SignedSource<<3bb08cb10da03af7b099855862864400>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Figures_report$data = {
  readonly asOf: string;
  readonly previous: {
    readonly averageOrder: string | null | undefined;
    readonly cancelledPercent: string | null | undefined;
    readonly orders: number;
    readonly returnedPercent: string | null | undefined;
    readonly sales: string;
    readonly units: number;
  } | null | undefined;
  readonly previousFrom: string;
  readonly previousTo: string;
  readonly totals: {
    readonly averageOrder: string | null | undefined;
    readonly cancelledPercent: string | null | undefined;
    readonly orders: number;
    readonly returnedPercent: string | null | undefined;
    readonly sales: string;
    readonly units: number;
  };
  readonly " $fragmentType": "Figures_report";
};
export type Figures_report$key = {
  readonly " $data"?: Figures_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"Figures_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orders",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "units",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sales",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "averageOrder",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cancelledPercent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returnedPercent",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Figures_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesFigures",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesFigures",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SalesReport",
  "abstractKey": null
};
})();

(node as any).hash = "f6aa24f4fdb41421f1b46c4263a6d952";

export default node;
