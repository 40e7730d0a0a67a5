/**
 * @generated SignedSource<<cdf6c9896f5948f4b040a17cdf362977>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeOrders_viewer$data = {
  readonly fulfilmentCounts: {
    readonly accepted: number;
    readonly late: number;
    readonly oldestPendingAt: string | null | undefined;
    readonly packed: number;
    readonly pending: number;
    readonly uncollected: number;
  } | null | undefined;
  readonly " $fragmentType": "HomeOrders_viewer";
};
export type HomeOrders_viewer$key = {
  readonly " $data"?: HomeOrders_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeOrders_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeOrders_viewer",
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
          "name": "late",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncollected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oldestPendingAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6def0c1792753892ab6fa77edeb29cde";

export default node;
