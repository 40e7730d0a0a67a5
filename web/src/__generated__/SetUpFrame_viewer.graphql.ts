/**
 * @generated SignedSource<<4a4e9e334508026994734828524d88ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetUpFrame_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SetUpArea_viewer" | "SignupFrame_viewer">;
  readonly " $fragmentType": "SetUpFrame_viewer";
};
export type SetUpFrame_viewer$key = {
  readonly " $data"?: SetUpFrame_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetUpFrame_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetUpFrame_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignupFrame_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetUpArea_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5f193e61c3de243543c029bcfc09619d";

export default node;
