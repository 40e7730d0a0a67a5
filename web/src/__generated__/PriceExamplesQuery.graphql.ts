/**
 * @generated SignedSource<<4b5da99078c70ea0462031b92b8fb2f2>>
 * @relayHash 754aee4ae1582bc22791f1347fe7606d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea02e1d297f5a6ea152b60add4d9892e020d0f629f52a988cc08c67beb32a67d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceExampleDraft = {
  discountPercentage?: string | null | undefined;
  price?: string | null | undefined;
  slabs?: ReadonlyArray<DiscountSlabInput> | null | undefined;
  specialOfferPercentage?: string | null | undefined;
};
export type DiscountSlabInput = {
  minimumQuantity: number;
  percentage: string;
};
export type PriceExamplesQuery$variables = {
  draft?: PriceExampleDraft | null | undefined;
  id: string;
  quantities?: ReadonlyArray<number> | null | undefined;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quantities"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "draft",
    "variableName": "draft"
  },
  {
    "kind": "Variable",
    "name": "quantities",
    "variableName": "quantities"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PriceExamplesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
                  "args": (v4/*:: as any*/),
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PriceExamplesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
                "args": (v4/*:: as any*/),
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
    "id": "ea02e1d297f5a6ea152b60add4d9892e020d0f629f52a988cc08c67beb32a67d",
    "metadata": {},
    "name": "PriceExamplesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c7d95d94b880ac54ec7cad7e23fde64";

export default node;
