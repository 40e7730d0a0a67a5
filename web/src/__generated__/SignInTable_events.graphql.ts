/**
 * @generated SignedSource<<b3dfed2a20a74b3c23c59406e33aeab1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "PASSWORD" | "RECOVERY_CODE" | "TOTP" | "%future added value";
export type SignInOutcome = "ACTIVATED" | "ENDED_BY_OTHER" | "INVITED" | "LOCKED" | "PASSWORD_CHANGED" | "RECOVERY_CODE_USED" | "SIGNED_IN" | "SIGNED_OUT" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignInTable_events$data = ReadonlyArray<{
  readonly at: string;
  readonly device: string | null | undefined;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly isViewer: boolean;
  readonly method: SignInMethod | null | undefined;
  readonly network: string | null | undefined;
  readonly outcome: SignInOutcome;
  readonly personName: string;
  readonly " $fragmentType": "SignInTable_events";
}>;
export type SignInTable_events$key = ReadonlyArray<{
  readonly " $data"?: SignInTable_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInTable_events">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SignInTable_events",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
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
      "kind": "ScalarField",
      "name": "network",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "device",
      "storageKey": null
    }
  ],
  "type": "SignInEvent",
  "abstractKey": null
};

(node as any).hash = "9062743dddf605cb99c8f15df0fe63bd";

export default node;
