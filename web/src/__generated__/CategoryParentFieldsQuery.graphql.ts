/**
 * @generated SignedSource<<6d0eaa7b670f4846af919ff0050bace9>>
 * @relayHash a393ae2e1d84c9a44e326395b52c7e72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e8d402e1d0be6abc106803933c7bf11f026a0e16df47673f3a0421a78c02ddb

import type { ConcreteRequest } from 'relay-runtime';
export type CategoryParentFieldsQuery$variables = {
  level1Id: string;
};
export type CategoryParentFieldsQuery$data = {
  readonly viewer: {
    readonly categories: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly childCount: number | null | undefined;
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type CategoryParentFieldsQuery = {
  response: CategoryParentFieldsQuery$data;
  variables: CategoryParentFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "level1Id"
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
            "kind": "Literal",
            "name": "first",
            "value": 100
          },
          {
            "kind": "Literal",
            "name": "level",
            "value": 2
          },
          {
            "kind": "Variable",
            "name": "parentId",
            "variableName": "level1Id"
          }
        ],
        "concreteType": "CategoryConnection",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CategoryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "childCount",
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
    "name": "CategoryParentFieldsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CategoryParentFieldsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e8d402e1d0be6abc106803933c7bf11f026a0e16df47673f3a0421a78c02ddb",
    "metadata": {},
    "name": "CategoryParentFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7b2115b346986ce214fb8163c4d01a2";

export default node;
