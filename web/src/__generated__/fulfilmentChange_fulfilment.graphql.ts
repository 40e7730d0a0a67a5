/**
 * @generated SignedSource<<6f7fcc01733358a12b047d7fe7a76715>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fulfilmentChange_fulfilment$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderHeader_order" | "OrderSide_order">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FulfilmentCard_fulfilment">;
  readonly " $fragmentType": "fulfilmentChange_fulfilment";
};
export type fulfilmentChange_fulfilment$key = {
  readonly " $data"?: fulfilmentChange_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"fulfilmentChange_fulfilment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fulfilmentChange_fulfilment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FulfilmentCard_fulfilment"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderHeader_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderSide_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};

(node as any).hash = "7a9227772fd87580d37db267be51fe3b";

export default node;
