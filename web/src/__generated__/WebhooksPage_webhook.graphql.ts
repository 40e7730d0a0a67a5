/**
 * @generated SignedSource<<392104ad33f5425f140ab3f707612a98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookFailure = "ADDRESS_REFUSED" | "CERTIFICATE_REFUSED" | "NAME_NOT_FOUND" | "NO_CONNECTION" | "OTHER" | "REDIRECTED" | "STATUS" | "SWITCHED_OFF" | "TIMED_OUT" | "UNREADABLE_SECRET" | "%future added value";
export type WebhookOffReason = "FAILING" | "GONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhooksPage_webhook$data = {
  readonly health: {
    readonly lastFailure: WebhookFailure | null | undefined;
    readonly lastFailureStatus: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HealthCell_health">;
  } | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly offReason: WebhookOffReason | null | undefined;
  readonly url: string;
  readonly version: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "WebhooksPage_webhook";
};
export type WebhooksPage_webhook$key = {
  readonly " $data"?: WebhooksPage_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhooksPage_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhooksPage_webhook",
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
      "name": "name",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HealthCell_health"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastFailure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastFailureStatus",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "ecf4b4bf5a7da365779e3e16cd754a07";

export default node;
