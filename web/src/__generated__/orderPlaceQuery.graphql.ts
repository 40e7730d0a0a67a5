/**
 * @generated SignedSource<<625f10677795489110dfb3dcd8c9dfbf>>
 * @relayHash 9502dd48774993b59cf8fd2b9a3691ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87ca20687da5e35e3f6c091762a74943d6d36b1d2bb1556ef21e778265c40a86

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderPlaceQuery$variables = Record<PropertyKey, never>;
export type orderPlaceQuery$data = {
  readonly country: {
    readonly " $fragmentSpreads": FragmentRefs<"AddressParts_country">;
  } | null | undefined;
};
export type orderPlaceQuery = {
  response: orderPlaceQuery$data;
  variables: orderPlaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "code",
    "value": "IND"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "orderPlaceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "country",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AddressParts_country"
          }
        ],
        "storageKey": "country(code:\"IND\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "orderPlaceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "country",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Province",
            "kind": "LinkedField",
            "name": "provinces",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "country(code:\"IND\")"
      }
    ]
  },
  "params": {
    "id": "87ca20687da5e35e3f6c091762a74943d6d36b1d2bb1556ef21e778265c40a86",
    "metadata": {},
    "name": "orderPlaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20181af049e36b20bdc2f49d97fd6486";

export default node;
