/**
 * @generated SignedSource<<b6dfbed7e188d268016dc49e06f72f06>>
 * @relayHash 62b22c8045832b0316ced2de45678dde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78f9b2c79c4717e4b0be7cf68de7504eb958ae6a49a979599133f686eceac5fa

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "DEAD" | "SENT" | "WAITING" | "%future added value";
export type WebhookFailure = "ADDRESS_REFUSED" | "CERTIFICATE_REFUSED" | "NAME_NOT_FOUND" | "NO_CONNECTION" | "OTHER" | "REDIRECTED" | "STATUS" | "SWITCHED_OFF" | "TIMED_OUT" | "UNREADABLE_SECRET" | "%future added value";
export type DeliveryDialogQuery$variables = {
  id: string;
};
export type DeliveryDialogQuery$data = {
  readonly node: {
    readonly delivery: {
      readonly attempts: ReadonlyArray<{
        readonly answer: string;
        readonly at: string | null | undefined;
        readonly databaseId: string;
        readonly durationMs: number;
        readonly failure: WebhookFailure | null | undefined;
        readonly number: number;
        readonly status: number | null | undefined;
      }>;
      readonly body: string;
      readonly createdAt: string | null | undefined;
      readonly id: string;
      readonly isTest: boolean;
      readonly messageId: string;
      readonly nextAttemptAt: string | null | undefined;
      readonly state: WebhookDeliveryState;
      readonly type: string;
      readonly webhook: {
        readonly headerNames: ReadonlyArray<string>;
        readonly id: string;
        readonly url: string;
        readonly viewerCanUpdate: boolean;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type DeliveryDialogQuery = {
  response: DeliveryDialogQuery$data;
  variables: DeliveryDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isTest",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextAttemptAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Webhook",
  "kind": "LinkedField",
  "name": "webhook",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
      "name": "headerNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "WebhookAttempt",
  "kind": "LinkedField",
  "name": "attempts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeliveryDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/)
              ],
              "type": "WebhookDelivery",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "delivery"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "type": "WebhookDelivery",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "78f9b2c79c4717e4b0be7cf68de7504eb958ae6a49a979599133f686eceac5fa",
    "metadata": {},
    "name": "DeliveryDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c7d32c7b8eaf99a646546ba7769c394";

export default node;
