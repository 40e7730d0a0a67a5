/**
 * @generated SignedSource<<4be4b79b16d5b3fa2ac2a28b0a11ba58>>
 * @relayHash c5450abcb878b13ea3d076d8747a306f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6a6b764cc385eca71e7733d83ecc1d1c6ae5b365da7f766552878c554f3fa27

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerFieldsQuery$variables = Record<PropertyKey, never>;
export type SellerFieldsQuery$data = {
  readonly defaultCountry: {
    readonly code: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddressParts_country" | "SellerIdentityFields_country">;
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
            "name": "AddressParts_country"
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
    "id": "a6a6b764cc385eca71e7733d83ecc1d1c6ae5b365da7f766552878c554f3fa27",
    "metadata": {},
    "name": "SellerFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51344ee7ed76810ffb040b78b576327b";

export default node;
