/**
 * @generated SignedSource<<e3bd22877a301ea8eff9ef659163e64a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderRowActions_fulfilment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOrderSteps_fulfilment">;
  readonly " $fragmentType": "OrderRowActions_fulfilment";
};
export type OrderRowActions_fulfilment$key = {
  readonly " $data"?: OrderRowActions_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowActions_fulfilment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRowActions_fulfilment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderSteps_fulfilment"
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};

(node as any).hash = "a4a67f8019c65fb0e2e07e4728055e65";

export default node;
