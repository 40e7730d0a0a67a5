/**
 * @generated SignedSource<<3300cfbf89fcaca881b6044c16cd0eda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoStepReminder_viewer$data = {
  readonly twoStepDueAt: string | null | undefined;
  readonly " $fragmentType": "TwoStepReminder_viewer";
};
export type TwoStepReminder_viewer$key = {
  readonly " $data"?: TwoStepReminder_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepReminder_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoStepReminder_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoStepDueAt",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1e62f8d1b6096a4acc100775cce3b70a";

export default node;
