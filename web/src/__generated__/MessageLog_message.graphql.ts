/**
 * @generated SignedSource<<76108a3e872c9cd12f493f7fb7cdad9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageLog_message$data = ReadonlyArray<{
  readonly id: string;
  readonly isMine: boolean;
  readonly isSeen: boolean;
  readonly sentAt: string;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"MessageDay_message">;
  readonly " $fragmentType": "MessageLog_message";
}>;
export type MessageLog_message$key = ReadonlyArray<{
  readonly " $data"?: MessageLog_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageLog_message">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MessageLog_message",
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
      "name": "text",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSeen",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageDay_message"
    }
  ],
  "type": "ChatMessage",
  "abstractKey": null
};

(node as any).hash = "09f8af23b5704cb51a2121aeb608759b";

export default node;
