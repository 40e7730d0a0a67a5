/**
 * @generated SignedSource<<47df9f9a0a87acd0f50c4ef0676b628d>>
 * @relayHash e2feb59e3a80f18b3283bb6f928f591a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32b21c08fa0b0216ad72b9bf7b45f1cc84c1b65f8c951b17f1c8eee45f9667ea

import type { ConcreteRequest } from 'relay-runtime';
export type ProductStatus = "DISABLED" | "DRAFT" | "ENABLED" | "PENDING" | "RECTIFICATION" | "%future added value";
export type ProductFilter = {
  brandId?: string | null | undefined;
  categoryId?: string | null | undefined;
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isLowInStock?: boolean | null | undefined;
  isOnOffer?: boolean | null | undefined;
  notInCollectionId?: string | null | undefined;
  sellerId?: string | null | undefined;
  status?: ReadonlyArray<ProductStatus> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type ProductListCountQuery$variables = {
  filter?: ProductFilter | null | undefined;
  search?: string | null | undefined;
};
export type ProductListCountQuery$data = {
  readonly viewer: {
    readonly products: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type ProductListCountQuery = {
  response: ProductListCountQuery$data;
  variables: ProductListCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
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
            "name": "filter",
            "variableName": "filter"
          },
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
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProductListCountQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "ProductListCountQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "32b21c08fa0b0216ad72b9bf7b45f1cc84c1b65f8c951b17f1c8eee45f9667ea",
    "metadata": {},
    "name": "ProductListCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "717220082c0f05e3e0a4d24fd59d695d";

export default node;
