/**
 * @generated SignedSource<<e02a014043a146cf8c47756fafa18246>>
 * @relayHash ba8bd5c0c2000cc06f9596bc9a3aa00e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3528b3d9e21296964f6e85895cb83c4d30cb66ffaf7ec05032e1cb438e9a4841

import type { ConcreteRequest } from 'relay-runtime';
export type SetProfilePictureInput = {
  uploadId?: string | null | undefined;
};
export type useSetProfilePictureMutation$variables = {
  input: SetProfilePictureInput;
};
export type useSetProfilePictureMutation$data = {
  readonly setProfilePicture: {
    readonly __typename: string;
    readonly message?: string;
    readonly viewer?: {
      readonly pictureUrl: string | null | undefined;
    };
  };
};
export type useSetProfilePictureMutation = {
  response: useSetProfilePictureMutation$data;
  variables: useSetProfilePictureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "setProfilePicture",
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
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pictureUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SetProfilePictureSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
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
    "name": "useSetProfilePictureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetProfilePictureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3528b3d9e21296964f6e85895cb83c4d30cb66ffaf7ec05032e1cb438e9a4841",
    "metadata": {},
    "name": "useSetProfilePictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a71d0acd73b60285197fe715800a5721";

export default node;
