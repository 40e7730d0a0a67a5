/**
 * @generated SignedSource<<752d64b205a605010f8aa03b70896fc2>>
 * @relayHash 02c54555b7b33528face03951b1c4cc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a2ef9d41417b539776cb13971848b72bab06c2e5ef9116b9ecca11a8d3694fb

import type { ConcreteRequest } from 'relay-runtime';
export type AddBookmarkInput = {
  entry: string;
};
export type useAddBookmarkMutation$variables = {
  input: AddBookmarkInput;
};
export type useAddBookmarkMutation$data = {
  readonly addBookmark: {
    readonly __typename: string;
    readonly bookmarks?: ReadonlyArray<{
      readonly entry: string;
    }>;
    readonly message?: string;
  };
};
export type useAddBookmarkMutation = {
  response: useAddBookmarkMutation$data;
  variables: useAddBookmarkMutation$variables;
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
    "name": "addBookmark",
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
            "concreteType": "Bookmark",
            "kind": "LinkedField",
            "name": "bookmarks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entry",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AddBookmarkSuccess",
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
    "name": "useAddBookmarkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddBookmarkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a2ef9d41417b539776cb13971848b72bab06c2e5ef9116b9ecca11a8d3694fb",
    "metadata": {},
    "name": "useAddBookmarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "652e78f606d1b432e47c56e86f6f41d0";

export default node;
