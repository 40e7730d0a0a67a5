/**
 * @generated SignedSource<<1e3a4320dd5d34870f54dbeae2d407a7>>
 * @relayHash ce3d9f8547489109e18c62257cb8420e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f113349e3b48ee1fbe1859cc873a72268ed0d802d3004d652df2a1971a934316

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerFieldsQuery$variables = Record<PropertyKey, never>;
export type SellerFieldsQuery$data = {
  readonly defaultCountry: {
    readonly code: string;
    readonly " $fragmentSpreads": FragmentRefs<"SellerAddressFields_country" | "SellerIdentityFields_country">;
  };
  readonly features: {
    readonly emailTopLevelLength: number;
  };
};
export type SellerFieldsQuery = {
  response: SellerFieldsQuery$data;
  variables: SellerFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Features",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailTopLevelLength",
      "storageKey": null
    }
  ],
  "storageKey": null
},
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
    "name": "SellerFieldsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "defaultCountry",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SellerIdentityFields_country"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SellerAddressFields_country"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellerFieldsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "defaultCountry",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "businessTypes",
            "storageKey": null
          },
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f113349e3b48ee1fbe1859cc873a72268ed0d802d3004d652df2a1971a934316",
    "metadata": {},
    "name": "SellerFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a66d8c3919756f2b087b65b71a27f222";

export default node;
