/**
 * @generated SignedSource<<57dae68b1a9d0ced9ec4285fb9b1ee7f>>
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
  readonly " $fragmentSpreads": FragmentRefs<"weekHours_point">;
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
      "kind": "InlineDataFragmentSpread",
      "name": "weekHours_point",
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
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

(node as any).hash = "4b65178e2aa86c2e241e204f3aa6cd13";

export default node;
