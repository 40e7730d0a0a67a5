/**
 * @generated SignedSource<<ae1b2e75aecc1cf455891705f169338f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickupPointActions_point$data = {
  readonly id: string;
  readonly isPaused: boolean;
  readonly name: string;
  readonly openOrders: number;
  readonly pauseReason: string | null | undefined;
  readonly version: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"pickupPointDialogs_point">;
  readonly " $fragmentType": "PickupPointActions_point";
};
export type PickupPointActions_point$key = {
  readonly " $data"?: PickupPointActions_point$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPointActions_point">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PickupPointActions_point",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "name": "pauseReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "pickupPointDialogs_point"
    }
  ],
  "type": "PickupPoint",
  "abstractKey": null
};

(node as any).hash = "212281256819e4ea57e2d7c4073d5c08";

export default node;
