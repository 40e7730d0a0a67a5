/**
 * @generated SignedSource<<1083674ecdf46f64d28f1c8517615ec1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Message_message$data = {
  readonly sentAt: string;
  readonly text: string;
  readonly " $fragmentType": "Message_message";
};
export type Message_message$key = {
  readonly " $data"?: Message_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"Message_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Message_message",
  "selections": [
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
    }
  ],
  "type": "ChatMessage",
  "abstractKey": null
};

(node as any).hash = "6cd69cca5d2ecb01fe4257c285442d27";

export default node;
