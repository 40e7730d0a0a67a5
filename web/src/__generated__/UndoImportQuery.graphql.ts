/**
 * @generated SignedSource<<1e34d82bfefa85c66da3e0df9c6a4127>>
 * @relayHash 2aadd01dac34662f75eabc4de53ea5b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91d877b3b4f76c50a29957fdcb1a152059c8bdc0fc3c17fe247b368b46d9bb2d

import type { ConcreteRequest } from 'relay-runtime';
export type UndoImportQuery$variables = {
  id: string;
};
export type UndoImportQuery$data = {
  readonly node: {
    readonly undoCounts?: {
      readonly deleted: number;
      readonly restored: number;
    } | null | undefined;
  } | null | undefined;
};
export type UndoImportQuery = {
  response: UndoImportQuery$data;
  variables: UndoImportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportUndoCounts",
      "kind": "LinkedField",
      "name": "undoCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deleted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restored",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UndoImportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UndoImportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "91d877b3b4f76c50a29957fdcb1a152059c8bdc0fc3c17fe247b368b46d9bb2d",
    "metadata": {},
    "name": "UndoImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2fd13d980880abd69b2bfa66e173c173";

export default node;
