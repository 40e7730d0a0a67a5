/**
 * @generated SignedSource<<0975b39b370d9662f17d31be62fca86c>>
 * @relayHash 8f20b47e90555cc76df8a30f83eab6c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da99869261dd32676402a1851939561e61be4a0b3f04937ea3ab0285510614df

import type { ConcreteRequest } from 'relay-runtime';
export type MoveProductImageInput = {
  afterId?: string | null | undefined;
  beforeId?: string | null | undefined;
  id: string;
};
export type useMoveProductImageMutation$variables = {
  input: MoveProductImageInput;
};
export type useMoveProductImageMutation$data = {
  readonly moveProductImage: {
    readonly __typename: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly moved?: ReadonlyArray<{
      readonly id: string;
      readonly order: number;
    }>;
  };
};
export type useMoveProductImageMutation = {
  response: useMoveProductImageMutation$data;
  variables: useMoveProductImageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "moveProductImage",
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
            "args": null,
            "concreteType": "ProductImage",
            "kind": "LinkedField",
            "name": "moved",
            "plural": true,
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
                "name": "order",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "MoveProductImageSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ValidationIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "Error",
        "abstractKey": "__isError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoveProductImageMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveProductImageMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "da99869261dd32676402a1851939561e61be4a0b3f04937ea3ab0285510614df",
    "metadata": {},
    "name": "useMoveProductImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e534e12311c92744aee6358077cb9ffa";

export default node;
