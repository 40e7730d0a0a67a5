/**
 * @generated SignedSource<<ef1184bb47e7512132f6d0b0e1f88fd9>>
 * @relayHash 9838afab50eedc8f4158352ab4572ce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 500736004dda67a9fb133b814fd330f974f22f9295f978358661e8058c9562e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sellerFieldsQuery$variables = Record<PropertyKey, never>;
export type sellerFieldsQuery$data = {
  readonly defaultCountry: {
    readonly code: string;
    readonly " $fragmentSpreads": FragmentRefs<"SellerAddressFields_country" | "SellerIdentityFields_country">;
  };
  readonly features: {
    readonly emailTopLevelLength: number;
  };
};
export type sellerFieldsQuery = {
  response: sellerFieldsQuery$data;
  variables: sellerFieldsQuery$variables;
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
    "name": "sellerFieldsQuery",
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
    "name": "sellerFieldsQuery",
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
    "id": "500736004dda67a9fb133b814fd330f974f22f9295f978358661e8058c9562e8",
    "metadata": {},
    "name": "sellerFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4a4cc46e96d1eae45a0639e00c56f88";

export default node;
