/**
 * @generated SignedSource<<78140dff0226aca373e235f23dc6193f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HealthCell_health$data = {
  readonly hours: ReadonlyArray<{
    readonly at: string;
    readonly failed: number;
    readonly ok: number;
  }>;
  readonly " $fragmentType": "HealthCell_health";
};
export type HealthCell_health$key = {
  readonly " $data"?: HealthCell_health$data;
  readonly " $fragmentSpreads": FragmentRefs<"HealthCell_health">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HealthCell_health",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookHour",
      "kind": "LinkedField",
      "name": "hours",
      "plural": true,
      "selections": [
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
          "name": "ok",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookHealth",
  "abstractKey": null
};

(node as any).hash = "4f3e1198f0750e2fbfe34fea7369dea0";

export default node;
