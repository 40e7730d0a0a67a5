/**
 * @generated SignedSource<<76617a8128d86c79647b58931f25fbce>>
 * @relayHash c2cba660ee375e4d3923cb9ba22e8749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac342c3da375676c48c02b9ecfd73b00f8b50944d4ab61ed698311d4b2e189bb

import type { ConcreteRequest } from 'relay-runtime';
export type AccountColumnsQuery$variables = {
  list: string;
};
export type AccountColumnsQuery$data = {
  readonly viewer: {
    readonly listColumns: {
      readonly hidden: ReadonlyArray<string>;
      readonly order: ReadonlyArray<string>;
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
    "id": "ac342c3da375676c48c02b9ecfd73b00f8b50944d4ab61ed698311d4b2e189bb",
    "metadata": {},
    "name": "AccountColumnsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "727a9a5d5a2426efaf2e1e5d0953117f";

export default node;
