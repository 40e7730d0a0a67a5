/**
 * @generated SignedSource<<64041cdc8da4fb16af976edc386412e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickupPointProfile_dates$data = {
  readonly comingDates: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "PickupPointProfile_dates";
};
export type PickupPointProfile_dates$key = {
  readonly " $data"?: PickupPointProfile_dates$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPointProfile_dates">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickupPointProfile_dates",
  "selections": [
    {
      "alias": "comingDates",
      "args": [
        {
          "kind": "Literal",
          "name": "count",
          "value": 7
        }
      ],
      "kind": "ScalarField",
      "name": "nextDates",
      "storageKey": "nextDates(count:7)"
    }
  ],
  "type": "PickupPoint",
  "abstractKey": null
};

(node as any).hash = "f6d77d5141623ac8e6506fc2dd53cab0";

export default node;
