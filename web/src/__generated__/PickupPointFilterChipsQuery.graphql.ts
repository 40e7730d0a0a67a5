/**
 * @generated SignedSource<<c3bea06482322619236e7b5f26f7f3f3>>
 * @relayHash 6c81e7c0e896df13d30164f62978ade7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f690d9294770083e65ac5df46afb2e1eaba67c84a7ff47373edb5106c1c6b2c5

import type { ConcreteRequest } from 'relay-runtime';
export type PickupPointFilterChipsQuery$variables = Record<PropertyKey, never>;
export type PickupPointFilterChipsQuery$data = {
  readonly country: {
    readonly provinces: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
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
export type PickupPointFilterChipsQuery = {
  response: PickupPointFilterChipsQuery$data;
  variables: PickupPointFilterChipsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
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
            "value": 100
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
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "sellers(first:100)"
      }
    ],
    "storageKey": null
  },
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
          (v0/*:: as any*/)
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
    "name": "PickupPointFilterChipsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PickupPointFilterChipsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f690d9294770083e65ac5df46afb2e1eaba67c84a7ff47373edb5106c1c6b2c5",
    "metadata": {},
    "name": "PickupPointFilterChipsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9f42f38e2ba112d57737e436da1c6fc";

export default node;
