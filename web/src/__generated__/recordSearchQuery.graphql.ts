/**
 * @generated SignedSource<<f8d10221b7671d36a28e8b496aecb744>>
 * @relayHash c39a1949b3f88656f8e0d1ab6bf34846
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e80d63af6563cb73a98fd6ba1a0770b3cb60794a4981c22a7f3feeed82b590a1

import type { ConcreteRequest } from 'relay-runtime';
export type recordSearchQuery$variables = {
  hasBrands: boolean;
  hasCategories: boolean;
  hasOrders: boolean;
  hasSellers: boolean;
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
    readonly fulfilments?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly customerName: string;
          readonly id: string;
          readonly number: string;
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
  "name": "hasBrands"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCategories"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOrders"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSellers"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v5 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v10 = [
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
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
v11 = [
  (v9/*:: as any*/),
  (v5/*:: as any*/)
],
v12 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v13 = [
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
        "args": (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
        "condition": "hasOrders",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "FulfilmentConnection",
            "kind": "LinkedField",
            "name": "fulfilments",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FulfilmentEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Fulfilment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "customerName",
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
        ]
      },
      {
        "condition": "hasCategories",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "level1",
            "args": [
              (v9/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 1
              },
              (v5/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "level2",
            "args": [
              (v9/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 2
              },
              (v5/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "level3",
            "args": [
              (v9/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 3
              },
              (v5/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasBrands",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
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
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasSellers",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
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
                    "selections": (v12/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "recordSearchQuery",
    "selections": (v13/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "recordSearchQuery",
    "selections": (v13/*:: as any*/)
  },
  "params": {
    "id": "e80d63af6563cb73a98fd6ba1a0770b3cb60794a4981c22a7f3feeed82b590a1",
    "metadata": {},
    "name": "recordSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f879ea12776a08a3b658427840855f94";

export default node;
