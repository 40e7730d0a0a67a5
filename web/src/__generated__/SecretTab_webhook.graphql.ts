/**
 * @generated SignedSource<<443db8e102f9a23baee202ad8edee3e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecretTab_webhook$data = {
  readonly id: string;
  readonly name: string;
  readonly oldSecretUntil: string | null | undefined;
  readonly secretMadeAt: string | null | undefined;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "SecretTab_webhook";
};
export type SecretTab_webhook$key = {
  readonly " $data"?: SecretTab_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecretTab_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SecretTab_webhook",
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
      "name": "secretMadeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldSecretUntil",
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
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "a93c4427a68b111e6ed4a1b52be3c4fb";

export default node;
