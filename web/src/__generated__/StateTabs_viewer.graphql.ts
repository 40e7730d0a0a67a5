/**
 * @generated SignedSource<<0b94b3ca714981552ec61152cedc88a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StateTabs_viewer$data = {
  readonly fulfilmentCounts: {
    readonly accepted: number;
    readonly cancelled: number;
    readonly delivered: number;
    readonly late: number;
    readonly out: number;
    readonly packed: number;
    readonly pending: number;
    readonly ready: number;
    readonly returned: number;
  } | null | undefined;
  readonly " $fragmentType": "StateTabs_viewer";
};
export type StateTabs_viewer$key = {
  readonly " $data"?: StateTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StateTabs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FulfilmentCounts",
      "kind": "LinkedField",
      "name": "fulfilmentCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accepted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "out",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delivered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "late",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7dda9d9842745bf80be51250d8215d0e";

export default node;
