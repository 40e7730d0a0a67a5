/**
 * @generated SignedSource<<b6c5f3c204da449cf9d66039f3fe3037>>
 * @relayHash c990c7a90722b6a4b945c50506ea357a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 719a918174570042bf3b58c088dd24d5bde2147c5338214ce0248df2fd1bf3ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceExampleDraft = {
  discountPercentage?: string | null | undefined;
  price?: string | null | undefined;
  slabs?: ReadonlyArray<DiscountSlabInput> | null | undefined;
  specialOfferPercentage?: string | null | undefined;
};
export type DiscountSlabInput = {
  minimumQuantity?: number | null | undefined;
  percentage?: string | null | undefined;
};
export type PriceExamplesQuery$variables = {
  draft?: PriceExampleDraft | null | undefined;
  id: string;
};
export type PriceExamplesQuery$data = {
  readonly node: {
    readonly product: {
      readonly priceExamples: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"PriceExampleTable_examples">;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type PriceExamplesQuery = {
  response: PriceExamplesQuery$data;
  variables: PriceExamplesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draft"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "draft",
    "variableName": "draft"
  }
];
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
    "name": "PriceExamplesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": (v3/*:: as any*/),
                  "concreteType": "PriceExample",
                  "kind": "LinkedField",
                  "name": "priceExamples",
                  "plural": true,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PriceExampleTable_examples"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Product",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "product"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PriceExamplesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "PriceExample",
                "kind": "LinkedField",
                "name": "priceExamples",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "listPrice",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceStep",
                    "kind": "LinkedField",
                    "name": "steps",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "percentage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unitPrice",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalWithinState",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Product",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "719a918174570042bf3b58c088dd24d5bde2147c5338214ce0248df2fd1bf3ef",
    "metadata": {},
    "name": "PriceExamplesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6bac35766893cd059636f5f5c26c3034";

export default node;
