/**
 * @generated SignedSource<<831bb71e2748234a97eb28ea50ff0efd>>
 * @relayHash 3709c36c6143724d1121515c106fe180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e58674522a2740c88ed4e4fc30771ca1bcdaf218a3db123efdd7364f5c87f985

import type { ConcreteRequest } from 'relay-runtime';
export type OrderFilterChipsQuery$variables = {
  hasDelivery: boolean;
  hasProduct: boolean;
  isOwner: boolean;
  product: string;
};
export type OrderFilterChipsQuery$data = {
  readonly country: {
    readonly provinces: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly node?: {
    readonly product: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly deliveryUsers?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly pickupPoints?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
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
export type OrderFilterChipsQuery = {
  response: OrderFilterChipsQuery$data;
  variables: OrderFilterChipsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasDelivery"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasProduct"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOwner"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "product"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "product"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v9 = {
  "condition": "isOwner",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v8/*:: as any*/),
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
              "selections": (v7/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sellers(first:100)"
    }
  ]
},
v10 = {
  "alias": null,
  "args": (v8/*:: as any*/),
  "concreteType": "DeliveryUserConnection",
  "kind": "LinkedField",
  "name": "deliveryUsers",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryUserEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryUser",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "deliveryUsers(first:100)"
},
v11 = {
  "alias": null,
  "args": (v8/*:: as any*/),
  "concreteType": "PickupPointConnection",
  "kind": "LinkedField",
  "name": "pickupPoints",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PickupPointEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PickupPoint",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "pickupPoints(first:100)"
},
v12 = {
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
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "country(code:\"IND\")"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OrderFilterChipsQuery",
    "selections": [
      {
        "condition": "hasProduct",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v4/*:: as any*/),
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": (v7/*:: as any*/),
                    "type": "Product",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "product"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "condition": "hasDelivery",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": (v10/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v11/*:: as any*/),
                "to": "NULL"
              }
            ]
          }
        ],
        "storageKey": null
      },
      (v12/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderFilterChipsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "condition": "hasDelivery",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      },
      (v12/*:: as any*/),
      {
        "condition": "hasProduct",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v6/*:: as any*/)
                ],
                "type": "Product",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e58674522a2740c88ed4e4fc30771ca1bcdaf218a3db123efdd7364f5c87f985",
    "metadata": {},
    "name": "OrderFilterChipsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dbd993d9a6f0ec1da6e6bf6bd9b4ea21";

export default node;
