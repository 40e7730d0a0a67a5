/**
 * @generated SignedSource<<08f014878008801e9444c59125bf0f88>>
 * @relayHash 80ffeef70702f3cc015fd9abc9e41e98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb2cffbf792a216f3e32320df66b2b02805f20f8647a7ff5c3a1a89efbe26507

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSellerInput = {
  id: string;
};
export type useDeleteSellerMutation$variables = {
  input: DeleteSellerInput;
};
export type useDeleteSellerMutation$data = {
  readonly deleteSeller: {
    readonly __typename: string;
    readonly deletedId?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useDeleteSellerMutation = {
  response: useDeleteSellerMutation$data;
  variables: useDeleteSellerMutation$variables;
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
    "name": "deleteSeller",
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
            "kind": "ScalarField",
            "name": "deletedId",
            "storageKey": null
          }
        ],
        "type": "DeleteSellerSuccess",
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
        "type": "ConflictError",
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
    "name": "useDeleteSellerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteSellerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fb2cffbf792a216f3e32320df66b2b02805f20f8647a7ff5c3a1a89efbe26507",
    "metadata": {},
    "name": "useDeleteSellerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c076e11d54aba6a66dd203dbad1d08b7";

export default node;
