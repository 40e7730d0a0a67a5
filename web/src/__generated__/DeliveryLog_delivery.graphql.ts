/**
 * @generated SignedSource<<ff75ba70e69556bd5a690f80b19006dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DEAD" | "SENT" | "WAITING" | "%future added value";
export type WebhookFailure = "ADDRESS_REFUSED" | "CERTIFICATE_REFUSED" | "NAME_NOT_FOUND" | "NO_CONNECTION" | "OTHER" | "REDIRECTED" | "STATUS" | "SWITCHED_OFF" | "TIMED_OUT" | "UNREADABLE_SECRET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryLog_delivery$data = {
  readonly attemptCount: number;
  readonly createdAt: string | null | undefined;
  readonly failure: WebhookFailure | null | undefined;
  readonly id: string;
  readonly isTest: boolean;
  readonly lastStatus: number | null | undefined;
  readonly nextAttemptAt: string | null | undefined;
  readonly state: WebhookDeliveryState;
  readonly type: string;
  readonly " $fragmentType": "DeliveryLog_delivery";
};
export type DeliveryLog_delivery$key = {
  readonly " $data"?: DeliveryLog_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryLog_delivery",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attemptCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastStatus",
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
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "9d1d03b53a7d218b6d895d79f65a4dc1";

export default node;
