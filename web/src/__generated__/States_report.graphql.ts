/**
 * @generated SignedSource<<9e56122f68d6796acc8b5d69df9dd904>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type States_report$data = {
  readonly states: {
    readonly accepted: number;
    readonly out: number;
    readonly packed: number;
    readonly pending: number;
    readonly ready: number;
  } | null | undefined;
  readonly " $fragmentType": "States_report";
};
export type States_report$key = {
  readonly " $data"?: States_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"States_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "States_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FulfilmentCounts",
      "kind": "LinkedField",
      "name": "states",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesReport",
  "abstractKey": null
};

(node as any).hash = "cec2015ea46c9adeff5185651251ae15";

export default node;
