/**
 * @generated SignedSource<<85d7f714c1307509836499cfe9a1861b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickupPointStatus_point$data = {
  readonly isPaused: boolean;
  readonly pausedUntil: string | null | undefined;
  readonly " $fragmentType": "PickupPointStatus_point";
};
export type PickupPointStatus_point$key = {
  readonly " $data"?: PickupPointStatus_point$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPointStatus_point">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickupPointStatus_point",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedUntil",
      "storageKey": null
    }
  ],
  "type": "PickupPoint",
  "abstractKey": null
};

(node as any).hash = "5ebca3358e03ca335ef674234efc341b";

export default node;
