/**
 * @generated SignedSource<<6232c55ad0417b74de1568f7724460bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteForm_order$data = {
  readonly id: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "NoteForm_order";
};
export type NoteForm_order$key = {
  readonly " $data"?: NoteForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteForm_order",
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
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1a8d2d9982ba236814a8cb56dce6cbda";

export default node;
