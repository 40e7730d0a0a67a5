/**
 * @generated SignedSource<<9ebb3a91ab1ee515c03e7dccbd615ec6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNoteTarget_order$data = {
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "useNoteTarget_order";
};
export type useNoteTarget_order$key = {
  readonly " $data"?: useNoteTarget_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNoteTarget_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNoteTarget_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "855fce4066e50daaa8757d4d5b47cc41";

export default node;
