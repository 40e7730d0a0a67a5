/**
 * @generated SignedSource<<8740ee302b4ba7536ae142a802520291>>
 * @relayHash 42e619d58f70f484fd99f9a9b8d8df00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e878cfbae4f3433011d31e42bdbd2da24b4bae2df46d90c1df166d874e54c420

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryUserFiltersQuery$variables = {
  hasSellers: boolean;
};
export type DeliveryUserFiltersQuery$data = {
  readonly viewer: {
    readonly sellers?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type DeliveryUserFiltersQuery = {
  response: DeliveryUserFiltersQuery$data;
  variables: DeliveryUserFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasSellers"
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
        "condition": "hasSellers",
        "kind": "Condition",
        "passingValue": true,
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
            "storageKey": "sellers(first:100)"
          }
        ]
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
    "name": "DeliveryUserFiltersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryUserFiltersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e878cfbae4f3433011d31e42bdbd2da24b4bae2df46d90c1df166d874e54c420",
    "metadata": {},
    "name": "DeliveryUserFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6904debdab2b79193d2cd51a8810fd43";

export default node;
