/**
 * @generated SignedSource<<a67bc40d32a182e08305381f7e301c23>>
 * @relayHash dda9b18efcc52ed7ea4bf70a96fcce70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f4d4a1f7545ab814273d738ec92017138b86b6ee9c4c1b3f4ed1bfc7ff2d7df

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteBrandInput = {
  id: string;
  version?: string | null | undefined;
};
export type useDeleteBrandMutation$variables = {
  input: DeleteBrandInput;
};
export type useDeleteBrandMutation$data = {
  readonly deleteBrand: {
    readonly __typename: string;
    readonly deletedId?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useDeleteBrandMutation = {
  response: useDeleteBrandMutation$data;
  variables: useDeleteBrandMutation$variables;
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
    "name": "deleteBrand",
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
        "type": "DeleteBrandSuccess",
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
    "name": "useDeleteBrandMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteBrandMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1f4d4a1f7545ab814273d738ec92017138b86b6ee9c4c1b3f4ed1bfc7ff2d7df",
    "metadata": {},
    "name": "useDeleteBrandMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "509d0441ce0d30ce4ff743b21f2557c0";

export default node;
