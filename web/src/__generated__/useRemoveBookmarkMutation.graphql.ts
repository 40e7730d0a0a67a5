/**
 * @generated SignedSource<<907cf31f3e4142eb73c877d1254bc66a>>
 * @relayHash 59108f8cf093920d6d1512a47fcbee75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 094a30c962c30a51a9d4ac44c35db307cb869583289f139c80d3db5d65c1d219

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveBookmarkInput = {
  entry: string;
};
export type useRemoveBookmarkMutation$variables = {
  input: RemoveBookmarkInput;
};
export type useRemoveBookmarkMutation$data = {
  readonly removeBookmark: {
    readonly __typename: string;
    readonly bookmarks?: ReadonlyArray<{
      readonly entry: string;
    }>;
    readonly message?: string;
  };
};
export type useRemoveBookmarkMutation = {
  response: useRemoveBookmarkMutation$data;
  variables: useRemoveBookmarkMutation$variables;
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
    "name": "removeBookmark",
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
        "type": "RemoveBookmarkSuccess",
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
    "name": "useRemoveBookmarkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveBookmarkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "094a30c962c30a51a9d4ac44c35db307cb869583289f139c80d3db5d65c1d219",
    "metadata": {},
    "name": "useRemoveBookmarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0cdcf48755d99c2e845ecbf08cb17d10";

export default node;
