/**
 * @generated SignedSource<<61b1319124a70a93810829116e7d3d7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNoteTarget_fulfilment$data = {
  readonly viewerCanNote: boolean;
  readonly " $fragmentType": "useNoteTarget_fulfilment";
};
export type useNoteTarget_fulfilment$key = {
  readonly " $data"?: useNoteTarget_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNoteTarget_fulfilment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNoteTarget_fulfilment",
  "selections": [
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

(node as any).hash = "626cdfcc258a30fb4002bac796ee3087";

export default node;
