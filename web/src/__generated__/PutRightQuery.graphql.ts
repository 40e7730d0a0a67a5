/**
 * @generated SignedSource<<3be3f37832146e1efa137404cafde6ff>>
 * @relayHash 419101187c12891853fb35583c9f0be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1d7e4e2946733183da795e0854d7cec97a239ae39bef07be62a68c72cc461f3

import type { ConcreteRequest } from 'relay-runtime';
export type PutRightQuery$variables = {
  id: string;
};
export type PutRightQuery$data = {
  readonly node: {
    readonly product: {
      readonly changesSinceReview: ReadonlyArray<{
        readonly path: ReadonlyArray<string>;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PutRightQuery = {
  response: PutRightQuery$data;
  variables: PutRightQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changesSinceReview",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
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
    "name": "PutRightQuery",
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
    "name": "PutRightQuery",
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
    "id": "b1d7e4e2946733183da795e0854d7cec97a239ae39bef07be62a68c72cc461f3",
    "metadata": {},
    "name": "PutRightQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "caa8b89040a800935f59539b3acf7141";

export default node;
