/**
 * @generated SignedSource<<192993eeb6d61bea41101f3a0776cec4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProductStep_viewer$data = {
  readonly name: string;
  readonly " $fragmentType": "NewProductStep_viewer";
};
export type NewProductStep_viewer$key = {
  readonly " $data"?: NewProductStep_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProductStep_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewProductStep_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7ec9ee9b5b31cdd36eefa9e99eea7220";

export default node;
