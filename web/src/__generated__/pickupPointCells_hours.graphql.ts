/**
 * @generated SignedSource<<87cdd8579acfa14e4de6f4fbad87ad80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pickupPointCells_hours$data = {
  readonly closedDays: ReadonlyArray<{
    readonly date: string;
    readonly note: string | null | undefined;
  }>;
  readonly openingHours: ReadonlyArray<{
    readonly closes: string;
    readonly day: number;
    readonly opens: string;
  }>;
  readonly " $fragmentType": "pickupPointCells_hours";
};
export type pickupPointCells_hours$key = {
  readonly " $data"?: pickupPointCells_hours$data;
  readonly " $fragmentSpreads": FragmentRefs<"pickupPointCells_hours">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "pickupPointCells_hours",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OpeningHours",
      "kind": "LinkedField",
      "name": "openingHours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClosedDay",
      "kind": "LinkedField",
      "name": "closedDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PickupPoint",
  "abstractKey": null
};

(node as any).hash = "3ad26cd37fef1641b090dc188fecfe72";

export default node;
