/**
 * @generated SignedSource<<cd9f589b8acd4d09b1abe7cfac44489a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInOutcome = "ACTIVATED" | "ENDED_BY_OTHER" | "INVITED" | "LOCKED" | "PASSWORD_CHANGED" | "RECOVERY_CODE_USED" | "SIGNED_IN" | "SIGNED_OUT" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignInHistoryRow_event$data = {
  readonly at: string;
  readonly device: string | null | undefined;
  readonly network: string | null | undefined;
  readonly outcome: SignInOutcome;
  readonly " $fragmentType": "SignInHistoryRow_event";
};
export type SignInHistoryRow_event$key = {
  readonly " $data"?: SignInHistoryRow_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInHistoryRow_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInHistoryRow_event",
  "selections": [
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
      "name": "device",
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
      "name": "at",
      "storageKey": null
    }
  ],
  "type": "SignInEvent",
  "abstractKey": null
};

(node as any).hash = "e5388a40e01a724f68034da0cf5eaafb";

export default node;
