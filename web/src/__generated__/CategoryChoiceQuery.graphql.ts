/**
 * @generated SignedSource<<f290c8be2f5d6b4d3fb5b18b9b9d3b9e>>
 * @relayHash 7044b9b052110a5c173cb804df30d93a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eb9ec3243a0c599ec82fb2b1014aafad1353e8ae005a1ad943fec05678661b9

import type { ConcreteRequest } from 'relay-runtime';
export type CategoryChoiceQuery$variables = {
  level: number;
  parentId?: string | null | undefined;
  search?: string | null | undefined;
};
export type CategoryChoiceQuery$data = {
  readonly viewer: {
    readonly categories: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type CategoryChoiceQuery = {
  response: CategoryChoiceQuery$data;
  variables: CategoryChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "level"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "parentId"
  },
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
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 25
          },
          {
            "kind": "Variable",
            "name": "level",
            "variableName": "level"
          },
          {
            "kind": "Variable",
            "name": "parentId",
            "variableName": "parentId"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
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
    "name": "CategoryChoiceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CategoryChoiceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6eb9ec3243a0c599ec82fb2b1014aafad1353e8ae005a1ad943fec05678661b9",
    "metadata": {},
    "name": "CategoryChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cdcff5019ded6214de08ca37fc7a1dce";

export default node;
