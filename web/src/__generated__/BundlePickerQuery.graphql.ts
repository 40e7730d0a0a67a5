/**
 * @generated SignedSource<<410807bddda5481b73f923033cd37932>>
 * @relayHash 6487364a8f709a41ebaa2eb0e3e73c56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f04bce114facb9b4a993a873b1ee84f3d9ba03e21c23e5cdaefafcb7b3447b2

import type { ConcreteRequest } from 'relay-runtime';
export type BundlePickerQuery$variables = {
  id: string;
  search?: string | null | undefined;
};
export type BundlePickerQuery$data = {
  readonly node: {
    readonly product: {
      readonly bundleCandidates: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly name: string;
            readonly productId: string;
          };
        }>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type BundlePickerQuery = {
  response: BundlePickerQuery$data;
  variables: BundlePickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "BundleCandidateConnection",
      "kind": "LinkedField",
      "name": "bundleCandidates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BundleCandidateEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BundleCandidate",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "productId",
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
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BundlePickerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BundlePickerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v2/*:: as any*/),
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
    "id": "2f04bce114facb9b4a993a873b1ee84f3d9ba03e21c23e5cdaefafcb7b3447b2",
    "metadata": {},
    "name": "BundlePickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab541f7653ca02586e23ecbfa51306a0";

export default node;
