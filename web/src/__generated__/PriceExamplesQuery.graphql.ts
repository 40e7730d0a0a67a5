/**
 * @generated SignedSource<<fb8afc35c8fc95ee34e2dd545ead5a79>>
 * @relayHash ae5c5afa7b2124625c79bb0e353a4e90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78a540c07c5522596da72452252117606ebbb42de4328ff1b0121d09ecf207c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceExampleDraft = {
  discountPercentage?: string | null | undefined;
  price?: string | null | undefined;
  slabs?: ReadonlyArray<DiscountSlabInput> | null | undefined;
  specialOfferEndDate?: string | null | undefined;
  specialOfferPercentage?: string | null | undefined;
  specialOfferStartDate?: string | null | undefined;
};
export type DiscountSlabInput = {
  minimumQuantity: number;
  percentage: string;
};
export type PriceExamplesQuery$variables = {
  draft?: PriceExampleDraft | null | undefined;
  id: string;
  on: string;
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
  "name": "on"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quantities"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "draft",
    "variableName": "draft"
  },
  {
    "kind": "Variable",
    "name": "on",
    "variableName": "on"
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PriceExamplesQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": (v5/*:: as any*/),
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PriceExamplesQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
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
    "id": "78a540c07c5522596da72452252117606ebbb42de4328ff1b0121d09ecf207c0",
    "metadata": {},
    "name": "PriceExamplesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e1df59c415b251cb84bc1bb5e449113";

export default node;
