/**
 * @generated SignedSource<<2b31e517966a9a1783c0ab3264e93ca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickupPointList_point$data = {
  readonly address: {
    readonly area: string | null | undefined;
    readonly province: string | null | undefined;
    readonly provinceCode: string | null | undefined;
  };
  readonly name: string;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPointActions_point" | "PickupPointStatus_point" | "pickupPointCells_earliest" | "pickupPointCells_hours" | "pickupPointCells_waiting">;
  readonly " $fragmentType": "PickupPointList_point";
};
export type PickupPointList_point$key = {
  readonly " $data"?: PickupPointList_point$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPointList_point">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PickupPointList_point",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "area",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "province",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provinceCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "pickupPointCells_hours"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "pickupPointCells_waiting"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "pickupPointCells_earliest"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PickupPointStatus_point"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PickupPointActions_point"
    }
  ],
  "type": "PickupPoint",
  "abstractKey": null
};
})();

(node as any).hash = "e075c46a3819d31d269826acdf1f4afd";

export default node;
