/**
 * @generated SignedSource<<df93ef976cee5c4ed7e993eecd9d0d91>>
 * @relayHash a1fe491cd6bca5234dc4e6df17c81cfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c1009e4399e4d73661dc1cb5519dcb978cab0cd49b2f1acda00adafa9c23c6b

import type { ConcreteRequest } from 'relay-runtime';
export type ProductStatus = "DISABLED" | "DRAFT" | "ENABLED" | "PENDING" | "RECTIFICATION" | "%future added value";
export type ProductFilter = {
  brandId?: string | null | undefined;
  categoryId?: string | null | undefined;
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isLowInStock?: boolean | null | undefined;
  isOnOffer?: boolean | null | undefined;
  isOutOfStock?: boolean | null | undefined;
  notInCollectionId?: string | null | undefined;
  sellerId?: string | null | undefined;
  skus?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<ProductStatus> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type listCountsProductsQuery$variables = {
  filter?: ProductFilter | null | undefined;
  search?: string | null | undefined;
};
export type listCountsProductsQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsProductsQuery = {
  response: listCountsProductsQuery$data;
  variables: listCountsProductsQuery$variables;
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
        "alias": "counted",
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
    "name": "listCountsProductsQuery",
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
    "name": "listCountsProductsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1c1009e4399e4d73661dc1cb5519dcb978cab0cd49b2f1acda00adafa9c23c6b",
    "metadata": {},
    "name": "listCountsProductsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c975fee95ec7ee2e0faa5c4c129d8acf";

export default node;
