/**
 * @generated SignedSource<<bea3d7eb9beb9c9fd33e533c7373ddb6>>
 * @relayHash 13e73c756cc98a55a3b70d239705913c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a11543175d1d834e93ea794a99d151f163fdb34cc73e2001c48ee6f9c0d5ca6d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationDelivery = "CONSOLE" | "MAIL_AT_ONCE" | "MAIL_DAILY" | "MAIL_HOURLY" | "OFF" | "%future added value";
export type NotificationKind = "JOB_FAILED" | "JOB_FINISHED" | "LICENCE_ENDING" | "LOCATION_ACTIVATED" | "LOCATION_SUSPENDED" | "LOCATION_VIEWED" | "MESSAGE_UNSEEN" | "NEW_DEVICE" | "ORDER_ATTEMPTED" | "ORDER_CANCELLED" | "ORDER_LATE" | "ORDER_NOT_COLLECTED" | "ORDER_PLACED" | "OTHER" | "PERSON_ACTIVATED" | "PRODUCT_DISABLED" | "PRODUCT_ENABLED" | "PRODUCT_RETURNED" | "PRODUCT_SUBMITTED" | "REFUND_DUE" | "STOCK_LOW" | "STOCK_OUT" | "WEBHOOK_DISABLED" | "WEBHOOK_FAILING" | "%future added value";
export type SaveNotificationPreferencesInput = {
  choices: ReadonlyArray<NotificationChoiceInput>;
  dailySummary?: boolean | null | undefined;
  quietFrom?: string | null | undefined;
  quietUntil?: string | null | undefined;
};
export type NotificationChoiceInput = {
  delivery: NotificationDelivery;
  kind: NotificationKind;
};
export type PreferencesFormMutation$variables = {
  input: SaveNotificationPreferencesInput;
};
export type PreferencesFormMutation$data = {
  readonly saveNotificationPreferences: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly preferences?: {
      readonly " $fragmentSpreads": FragmentRefs<"preferencesDraft_preferences">;
    };
  };
};
export type PreferencesFormMutation = {
  response: PreferencesFormMutation$data;
  variables: PreferencesFormMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "NotificationChoice",
    "kind": "LinkedField",
    "name": "choices",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "delivery",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "standard",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quietFrom",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quietUntil",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dailySummary",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageCode",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageParams",
  "storageKey": null
},
v7 = [
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ValidationError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PreferencesFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveNotificationPreferences",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NotificationPreferences",
                "kind": "LinkedField",
                "name": "preferences",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "preferencesDraft_preferences",
                    "selections": (v2/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SaveNotificationPreferencesSuccess",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PreferencesFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveNotificationPreferences",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NotificationPreferences",
                "kind": "LinkedField",
                "name": "preferences",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "SaveNotificationPreferencesSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a11543175d1d834e93ea794a99d151f163fdb34cc73e2001c48ee6f9c0d5ca6d",
    "metadata": {},
    "name": "PreferencesFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "680b2e2714385402831c5d47c46f3f19";

export default node;
