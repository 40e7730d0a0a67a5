/**
 * @generated SignedSource<<16598ddacdad18a18f53b99f6de03c69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteForm_fulfilment$data = {
  readonly id: string;
  readonly viewerCanNote: boolean;
  readonly " $fragmentType": "NoteForm_fulfilment";
};
export type NoteForm_fulfilment$key = {
  readonly " $data"?: NoteForm_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteForm_fulfilment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteForm_fulfilment",
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
      "name": "viewerCanNote",
      "storageKey": null
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};

(node as any).hash = "1156ef3d66404165fae48c67a8b5ade4";

export default node;
