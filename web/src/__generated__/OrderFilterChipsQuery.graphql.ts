/**
 * @generated SignedSource<<071f3028ce4ffb9550178f91517776e2>>
 * @relayHash 6cdb74acf879bf40dc01ab20a7d6afd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 668b7ed929f7d120c64d9af2292d99179bd3faaa74d5549984509663266531b3

import type { ConcreteRequest } from 'relay-runtime';
export type OrderFilterChipsQuery$variables = {
  hasDelivery: boolean;
  isOwner: boolean;
};
export type OrderFilterChipsQuery$data = {
  readonly country: {
    readonly provinces: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
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
  "name": "isOwner"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v3/*:: as any*/)
],
v5 = {
  "condition": "isOwner",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v2/*:: as any*/),
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
              "selections": (v4/*:: as any*/),
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
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
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
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "deliveryUsers(first:100)"
},
v7 = {
  "alias": null,
  "args": (v2/*:: as any*/),
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
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "pickupPoints(first:100)"
},
v8 = {
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
        (v3/*:: as any*/)
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
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
          (v5/*:: as any*/),
          {
            "condition": "hasDelivery",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": (v6/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v7/*:: as any*/),
                "to": "NULL"
              }
            ]
          }
        ],
        "storageKey": null
      },
      (v8/*:: as any*/)
    ],
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
          (v5/*:: as any*/),
          {
            "condition": "hasDelivery",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      },
      (v8/*:: as any*/)
    ]
  },
  "params": {
    "id": "668b7ed929f7d120c64d9af2292d99179bd3faaa74d5549984509663266531b3",
    "metadata": {},
    "name": "OrderFilterChipsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be80d28ac7046ee79c4efeafe3b5543c";

export default node;
