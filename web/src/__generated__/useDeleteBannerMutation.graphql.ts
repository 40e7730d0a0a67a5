/**
 * @generated SignedSource<<c4d41a44dc63f29d9a388d3f88fbedfb>>
 * @relayHash 08238c9ef9801ab647022f74cf7e41bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15796d4651a71e7eb5e2bb06546d63f70ff87a3c580c78c4340d8c67e439a0b2

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteBannerInput = {
  id: string;
  version?: string | null | undefined;
};
export type useDeleteBannerMutation$variables = {
  input: DeleteBannerInput;
};
export type useDeleteBannerMutation$data = {
  readonly deleteBanner: {
    readonly __typename: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useDeleteBannerMutation = {
  response: useDeleteBannerMutation$data;
  variables: useDeleteBannerMutation$variables;
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
    "name": "deleteBanner",
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
    "name": "useDeleteBannerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteBannerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "15796d4651a71e7eb5e2bb06546d63f70ff87a3c580c78c4340d8c67e439a0b2",
    "metadata": {},
    "name": "useDeleteBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8fd8c05a608ab6eac966792f4f2224b";

export default node;
