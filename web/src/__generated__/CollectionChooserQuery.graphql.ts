/**
 * @generated SignedSource<<145b15d94f0b965ae2d97bddcb5936f6>>
 * @relayHash 0fc4aa063f4824c7e122d7a92ec00dde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75c34da2888015f7652d6cc7376a1d5a0a3b07051d547a125e39ee4622fa277f

import type { ConcreteRequest } from 'relay-runtime';
export type CollectionChooserQuery$variables = {
  search?: string | null | undefined;
};
export type CollectionChooserQuery$data = {
  readonly viewer: {
    readonly collections: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly isSelectable: boolean;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type CollectionChooserQuery = {
  response: CollectionChooserQuery$data;
  variables: CollectionChooserQuery$variables;
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
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
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
            "concreteType": "CollectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
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
                    "name": "isSelectable",
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
    "name": "CollectionChooserQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CollectionChooserQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "75c34da2888015f7652d6cc7376a1d5a0a3b07051d547a125e39ee4622fa277f",
    "metadata": {},
    "name": "CollectionChooserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9592df5b24cd2d9c2e90d8e460478d32";

export default node;
