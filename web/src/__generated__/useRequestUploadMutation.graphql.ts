/**
 * @generated SignedSource<<29ab683ff4db323df79d36e8a7c382b3>>
 * @relayHash e2889448539d2e231d8daaaa09679cd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77be04733959b9d7e45ec3dcd8ccc0ec34bd85264960838e4ac453393b93f5c0

import type { ConcreteRequest } from 'relay-runtime';
export type UploadPurpose = "ABOUT_US_IMAGE" | "BANNER_IMAGE" | "CANCELLED_CHEQUE" | "COMPANY_LOGO" | "PRODUCT_IMAGE" | "PRODUCT_SUMMARY_IMAGE" | "PROFILE_PICTURE" | "%future added value";
export type RequestUploadInput = {
  bytes: number;
  contentType: string;
  purpose: UploadPurpose;
};
export type useRequestUploadMutation$variables = {
  input: RequestUploadInput;
};
export type useRequestUploadMutation$data = {
  readonly requestUpload: {
    readonly __typename: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly upload?: {
      readonly headers: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly id: string;
      readonly method: string;
      readonly url: string;
    };
  };
};
export type useRequestUploadMutation = {
  response: useRequestUploadMutation$data;
  variables: useRequestUploadMutation$variables;
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
    "name": "requestUpload",
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
            "concreteType": "UploadGrant",
            "kind": "LinkedField",
            "name": "upload",
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
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "method",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UploadHeader",
                "kind": "LinkedField",
                "name": "headers",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RequestUploadSuccess",
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
    "name": "useRequestUploadMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestUploadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "77be04733959b9d7e45ec3dcd8ccc0ec34bd85264960838e4ac453393b93f5c0",
    "metadata": {},
    "name": "useRequestUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9f1218f9c4adf6b520a696a692a5e76";

export default node;
