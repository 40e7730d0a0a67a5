/**
 * @generated SignedSource<<221a41c5e68fd0ad8f74cea5a9a89c37>>
 * @relayHash 46b36fe709c96004ad65ec41e951bb52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f0024dbe5fc5f7b6c1c179b9fc2f446efebbed72d9bd905393b316384b93cd5

import type { ConcreteRequest } from 'relay-runtime';
export type SellerPickerQuery$variables = {
  search?: string | null | undefined;
};
export type SellerPickerQuery$data = {
  readonly viewer: {
    readonly sellers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type SellerPickerQuery = {
  response: SellerPickerQuery$data;
  variables: SellerPickerQuery$variables;
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
            "value": 20
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
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
    "name": "SellerPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellerPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f0024dbe5fc5f7b6c1c179b9fc2f446efebbed72d9bd905393b316384b93cd5",
    "metadata": {},
    "name": "SellerPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85cf61053a4ac7b08e52b1f9c4ee8924";

export default node;
