/**
 * @generated SignedSource<<47f4965222ac33a648eb5da28e1c6f4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pickupPointCells_earliest$data = {
  readonly nextDates: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "pickupPointCells_earliest";
};
export type pickupPointCells_earliest$key = {
  readonly " $data"?: pickupPointCells_earliest$data;
  readonly " $fragmentSpreads": FragmentRefs<"pickupPointCells_earliest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pickupPointCells_earliest",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "count",
          "value": 1
        }
      ],
      "kind": "ScalarField",
      "name": "nextDates",
      "storageKey": "nextDates(count:1)"
    }
  ],
  "type": "PickupPoint",
  "abstractKey": null
};

(node as any).hash = "4c5bbfa3e9eb3ceba40e748b223fe2b6";

export default node;
