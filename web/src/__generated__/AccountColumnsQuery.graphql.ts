/**
 * @generated SignedSource<<a78adcee283e2583352e60c9d5ab4509>>
 * @relayHash dfe63122033adae207c0e40c6d27e3c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dad4b5c8f9f2c47c109761fefbed68f73cde65fac09c420062efbe08acc78548

import type { ConcreteRequest } from 'relay-runtime';
export type AccountColumnsQuery$variables = {
  list: string;
};
export type AccountColumnsQuery$data = {
  readonly viewer: {
    readonly listColumns: {
      readonly hidden: ReadonlyArray<string>;
      readonly order: ReadonlyArray<string>;
      readonly widths: ReadonlyArray<{
        readonly column: string;
        readonly width: number;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type AccountColumnsQuery = {
  response: AccountColumnsQuery$data;
  variables: AccountColumnsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "list",
            "variableName": "list"
          }
        ],
        "concreteType": "ListColumns",
        "kind": "LinkedField",
        "name": "listColumns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "order",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hidden",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ListColumnWidth",
            "kind": "LinkedField",
            "name": "widths",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "column",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccountColumnsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountColumnsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dad4b5c8f9f2c47c109761fefbed68f73cde65fac09c420062efbe08acc78548",
    "metadata": {},
    "name": "AccountColumnsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a33d2fdca5b97c51aa07514abfaacd2d";

export default node;
