/**
 * @generated SignedSource<<4099cac4ca835919df2038c41715dcd0>>
 * @relayHash 468957c5c177bed84d49a61f28464941
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1bc9c9ce6641565c555bdc2506a7c037109d03341dbca5dff0891046ce07f17

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalesChartTestQuery$variables = Record<PropertyKey, never>;
export type SalesChartTestQuery$data = {
  readonly viewer: {
    readonly salesReport: {
      readonly " $fragmentSpreads": FragmentRefs<"SalesChart_report">;
    } | null | undefined;
  } | null | undefined;
};
export type SalesChartTestQuery = {
  response: SalesChartTestQuery$data;
  variables: SalesChartTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "period",
    "value": "FINANCIAL_YEAR"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sales",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orders",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SalesChartTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "SalesReport",
            "kind": "LinkedField",
            "name": "salesReport",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SalesChart_report"
              }
            ],
            "storageKey": "salesReport(period:\"FINANCIAL_YEAR\")"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SalesChartTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
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
                "alias": null,
                "args": null,
                "concreteType": "SalesFigures",
                "kind": "LinkedField",
                "name": "totals",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SalesFigures",
                "kind": "LinkedField",
                "name": "previous",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SalesDay",
                "kind": "LinkedField",
                "name": "days",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SalesDay",
                "kind": "LinkedField",
                "name": "previousDays",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "salesReport(period:\"FINANCIAL_YEAR\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a1bc9c9ce6641565c555bdc2506a7c037109d03341dbca5dff0891046ce07f17",
    "metadata": {},
    "name": "SalesChartTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a3b20dacc851004450686d821187e86";

export default node;
