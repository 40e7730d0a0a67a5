/**
 * @generated SignedSource<<96d13d2c345bc093ceaf352376121f01>>
 * @relayHash 432fecbef3fa91cd4f08852e70637557
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e312796184d88af892280d520b1752847e871f4a14b9ec7b1c88a7da1faaa2e1

import type { ConcreteRequest } from 'relay-runtime';
export type CategoryParentFieldsQuery$variables = {
  level1Id: string;
};
export type CategoryParentFieldsQuery$data = {
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
    "id": "e312796184d88af892280d520b1752847e871f4a14b9ec7b1c88a7da1faaa2e1",
    "metadata": {},
    "name": "CategoryParentFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ace492471a159c0deb72635e290462b";

export default node;
