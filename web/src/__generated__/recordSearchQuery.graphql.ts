/**
 * @generated SignedSource<<c6c9138184e7c9eae37dc81ac40d3594>>
 * @relayHash bba7ed36efde5c151be8075ac413b790
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6b4e04f579585e644983f83299bc901f94d3bff6fae93bf360e1d6c522c04aa

import type { ConcreteRequest } from 'relay-runtime';
export type recordSearchQuery$variables = {
  isOwner: boolean;
  search: string;
};
export type recordSearchQuery$data = {
  readonly viewer: {
    readonly brands?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly level1?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly level: number;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly level2?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly level: number;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly level3?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly level: number;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly products: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly sku: string | null | undefined;
        };
      }>;
    } | null | undefined;
    readonly sellers?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type recordSearchQuery = {
  response: recordSearchQuery$data;
  variables: recordSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOwner"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v6 = [
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "level",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v7 = [
  (v5/*:: as any*/),
  (v2/*:: as any*/)
],
v8 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v9 = [
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
            "value": 5
          },
          (v2/*:: as any*/)
        ],
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sku",
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
      },
      {
        "condition": "isOwner",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "level1",
            "args": [
              (v5/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 1
              },
              (v2/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "level2",
            "args": [
              (v5/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 2
              },
              (v2/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "level3",
            "args": [
              (v5/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 3
              },
              (v2/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "BrandConnection",
            "kind": "LinkedField",
            "name": "brands",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BrandEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Brand",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "SellerConnection",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SellerEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Seller",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "recordSearchQuery",
    "selections": (v9/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "recordSearchQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "id": "c6b4e04f579585e644983f83299bc901f94d3bff6fae93bf360e1d6c522c04aa",
    "metadata": {},
    "name": "recordSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f9613ab0a5d74e3bce9926d96e31729";

export default node;
