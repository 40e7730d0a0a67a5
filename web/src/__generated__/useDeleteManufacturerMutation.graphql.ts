/**
 * @generated SignedSource<<75b2ea807b5dc04c6c672b697ee89a96>>
 * @relayHash cda6d4db9470b49c5f0a7fb4652a12d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f7e7c72c27ba32f2b07aaa053887b3332cc9fae3942c5f4ff7ec6ef19c02ca

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteManufacturerInput = {
  id: string;
};
export type useDeleteManufacturerMutation$variables = {
  input: DeleteManufacturerInput;
};
export type useDeleteManufacturerMutation$data = {
  readonly deleteManufacturer: {
    readonly __typename: string;
    readonly deletedId?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useDeleteManufacturerMutation = {
  response: useDeleteManufacturerMutation$data;
  variables: useDeleteManufacturerMutation$variables;
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
    "name": "deleteManufacturer",
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
        "type": "DeleteManufacturerSuccess",
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
    "name": "useDeleteManufacturerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteManufacturerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f6f7e7c72c27ba32f2b07aaa053887b3332cc9fae3942c5f4ff7ec6ef19c02ca",
    "metadata": {},
    "name": "useDeleteManufacturerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64466bf0e080a4462b878bec25c9ccc6";

export default node;
