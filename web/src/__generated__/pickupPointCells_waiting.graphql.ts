/**
 * @generated SignedSource<<2a61f3e91a2ac8c6f752980cad29ee73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pickupPointCells_waiting$data = {
  readonly maxOrdersPerDay: number | null | undefined;
  readonly ordersToday: number;
  readonly uncollectedOrders: number;
  readonly waitingOrders: number;
  readonly " $fragmentType": "pickupPointCells_waiting";
};
export type pickupPointCells_waiting$key = {
  readonly " $data"?: pickupPointCells_waiting$data;
  readonly " $fragmentSpreads": FragmentRefs<"pickupPointCells_waiting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "pickupPointCells_waiting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uncollectedOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordersToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxOrdersPerDay",
      "storageKey": null
    }
  ],
  "type": "PickupPoint",
  "abstractKey": null
};

(node as any).hash = "44735bb213972f7f658deb3a68d7cf38";

export default node;
