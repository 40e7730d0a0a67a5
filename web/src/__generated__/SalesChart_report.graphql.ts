/**
 * @generated SignedSource<<387c47c3bd804549a4ba4a2ba679935d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalesChart_report$data = {
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly sales: string;
  }>;
  readonly previous: {
    readonly orders: number;
    readonly sales: string;
  } | null | undefined;
  readonly previousDays: ReadonlyArray<{
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesDay",
      "kind": "LinkedField",
      "name": "previousDays",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SalesReport",
  "abstractKey": null
};
})();

(node as any).hash = "42b0e02bedc080674ae39db7d5a80de1";

export default node;
