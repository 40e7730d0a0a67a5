/**
 * @generated SignedSource<<c4f5fb8925aedd32d9e2e283cd7620bf>>
 * @relayHash 864a62afcf86f64affae4890b711f803
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7a79e89a8bb3a93b1adfe85e807e4d7f931d171bc7395d7c7d4d4c285149ef2

import type { ConcreteRequest } from 'relay-runtime';
export type recordSearchQuery$variables = {
  hasBrands: boolean;
  hasCategories: boolean;
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
  "name": "hasSellers"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v8 = [
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
v9 = [
  (v7/*:: as any*/),
  (v4/*:: as any*/)
],
v10 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v11 = [
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
          (v4/*:: as any*/)
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
        "condition": "hasCategories",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "level1",
            "args": [
              (v7/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 1
              },
              (v4/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "level2",
            "args": [
              (v7/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 2
              },
              (v4/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "level3",
            "args": [
              (v7/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 3
              },
              (v4/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v8/*:: as any*/),
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
            "args": (v9/*:: as any*/),
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
                    "selections": (v10/*:: as any*/),
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
            "args": (v9/*:: as any*/),
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
                    "selections": (v10/*:: as any*/),
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "recordSearchQuery",
    "selections": (v11/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "recordSearchQuery",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "id": "f7a79e89a8bb3a93b1adfe85e807e4d7f931d171bc7395d7c7d4d4c285149ef2",
    "metadata": {},
    "name": "recordSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a784957c913cd71990f6a69fec141422";

export default node;
