/**
 * @generated SignedSource<<c650e16bf300a12e1e0818509218ea4f>>
 * @relayHash 4939704582f66dfa0643d912af86153f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c3c81759007feede9f6e04a1fc2aef0287cddf3584965e4b69b722883a1855b

import type { ConcreteRequest } from 'relay-runtime';
export type listCountsCollectionsQuery$variables = {
  search?: string | null | undefined;
};
export type listCountsCollectionsQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsCollectionsQuery = {
  response: listCountsCollectionsQuery$data;
  variables: listCountsCollectionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
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
        "alias": "counted",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "CollectionConnection",
        "kind": "LinkedField",
        "name": "collections",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
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
    "name": "listCountsCollectionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listCountsCollectionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c3c81759007feede9f6e04a1fc2aef0287cddf3584965e4b69b722883a1855b",
    "metadata": {},
    "name": "listCountsCollectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "125309bb441f050fb7a8562ab53319a6";

export default node;
