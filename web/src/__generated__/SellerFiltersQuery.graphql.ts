/**
 * @generated SignedSource<<ac15e63a8b615177c6dbbce5c87aa7cc>>
 * @relayHash 4ace3e2176765fcf8a6cb591dfb030d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0c4feb006ea53c8efc69b8f32e4b371ac3e9a090d6f0c8612b500c5d6cc8540

import type { ConcreteRequest } from 'relay-runtime';
export type SellerFiltersQuery$variables = Record<PropertyKey, never>;
export type SellerFiltersQuery$data = {
  readonly country: {
    readonly provinces: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type SellerFiltersQuery = {
  response: SellerFiltersQuery$data;
  variables: SellerFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "code",
        "value": "IND"
      }
    ],
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "country",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Province",
        "kind": "LinkedField",
        "name": "provinces",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "storageKey": "country(code:\"IND\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SellerFiltersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellerFiltersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b0c4feb006ea53c8efc69b8f32e4b371ac3e9a090d6f0c8612b500c5d6cc8540",
    "metadata": {},
    "name": "SellerFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "014304bc7640effb7ad6e377c2d7dc1c";

export default node;
