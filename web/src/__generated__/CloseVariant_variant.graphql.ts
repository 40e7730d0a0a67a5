/**
 * @generated SignedSource<<0e673ebbf87b2e12b6a72ad2b7c1a927>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloseVariant_variant$data = {
  readonly id: string;
  readonly shortName: string;
  readonly " $fragmentType": "CloseVariant_variant";
};
export type CloseVariant_variant$key = {
  readonly " $data"?: CloseVariant_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseVariant_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseVariant_variant",
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
      "name": "shortName",
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "552c35929ccc3a2c8dd87c4dcc5aac20";

export default node;
