/**
 * @generated SignedSource<<500e4d4c7f926f4bacad44ac8ae6d9ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageDay_message$data = ReadonlyArray<{
  readonly id: string;
  readonly isMine: boolean;
  readonly sentAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"Message_message">;
  readonly " $fragmentType": "MessageDay_message";
}>;
export type MessageDay_message$key = ReadonlyArray<{
  readonly " $data"?: MessageDay_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageDay_message">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MessageDay_message",
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
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMine",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Message_message"
    }
  ],
  "type": "ChatMessage",
  "abstractKey": null
};

(node as any).hash = "d579f5a69e15a3d5da2113d019c8a885";

export default node;
