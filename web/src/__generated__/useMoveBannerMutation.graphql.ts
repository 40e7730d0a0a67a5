/**
 * @generated SignedSource<<d801a72272e853000ba6651138b7e69a>>
 * @relayHash 0661edd49a7b1922e7e0f79e8074d145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f875b00573afdd15c7f57394fa8988c44365cf980167fa687985f38c525b46f

import type { ConcreteRequest } from 'relay-runtime';
export type MoveBannerInput = {
  afterId?: string | null | undefined;
  beforeId?: string | null | undefined;
  id: string;
};
export type useMoveBannerMutation$variables = {
  input: MoveBannerInput;
};
export type useMoveBannerMutation$data = {
  readonly moveBanner: {
    readonly __typename: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly moved?: ReadonlyArray<{
      readonly id: string;
      readonly order: number;
      readonly version: string;
    }>;
  };
};
export type useMoveBannerMutation = {
  response: useMoveBannerMutation$data;
  variables: useMoveBannerMutation$variables;
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
    "name": "moveBanner",
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
            "concreteType": "Banner",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "MoveBannerSuccess",
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
    "name": "useMoveBannerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveBannerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9f875b00573afdd15c7f57394fa8988c44365cf980167fa687985f38c525b46f",
    "metadata": {},
    "name": "useMoveBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de66ebd8abd0e29ce9a4ab7a2a6a54d8";

export default node;
