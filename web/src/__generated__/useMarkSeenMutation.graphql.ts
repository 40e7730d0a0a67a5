/**
 * @generated SignedSource<<cff2709af53aac51470bab2de367d324>>
 * @relayHash d573dfc0bd32884daab66006faceed28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 866d81760d716fcc67ef372450c23b680d9a73288a2b6281782e6c3da7cacacb

import type { ConcreteRequest } from 'relay-runtime';
export type MarkMessagesSeenInput = {
  personId: string;
};
export type useMarkSeenMutation$variables = {
  input: MarkMessagesSeenInput;
};
export type useMarkSeenMutation$data = {
  readonly markMessagesSeen: {
    readonly __typename: "MarkMessagesSeenSuccess";
    readonly person: {
      readonly id: string;
      readonly unreadCount: number;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useMarkSeenMutation = {
  response: useMarkSeenMutation$data;
  variables: useMarkSeenMutation$variables;
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
    "name": "markMessagesSeen",
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
            "concreteType": "ChatPerson",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
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
                "name": "unreadCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "MarkMessagesSeenSuccess",
        "abstractKey": null
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
    "name": "useMarkSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "866d81760d716fcc67ef372450c23b680d9a73288a2b6281782e6c3da7cacacb",
    "metadata": {},
    "name": "useMarkSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2bb694d644b03224b642343402f3e753";

export default node;
