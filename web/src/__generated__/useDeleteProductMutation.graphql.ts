/**
 * @generated SignedSource<<589e2efc73dba740385d3724133bbb00>>
 * @relayHash 76b9a5ff66d1205d0fea24080f3d922f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b96d862b4cc301c9bddc2c36c41a3bbb1f42329bf65d84a4e9e2f7c32a40ae78

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteProductInput = {
  id: string;
};
export type useDeleteProductMutation$variables = {
  input: DeleteProductInput;
};
export type useDeleteProductMutation$data = {
  readonly deleteProduct: {
    readonly __typename: string;
    readonly deletedId?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useDeleteProductMutation = {
  response: useDeleteProductMutation$data;
  variables: useDeleteProductMutation$variables;
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
    "name": "deleteProduct",
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
        "type": "DeleteProductSuccess",
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
    "name": "useDeleteProductMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteProductMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b96d862b4cc301c9bddc2c36c41a3bbb1f42329bf65d84a4e9e2f7c32a40ae78",
    "metadata": {},
    "name": "useDeleteProductMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2360a7f9d5961cbdfc3e5b4b730fe74";

export default node;
