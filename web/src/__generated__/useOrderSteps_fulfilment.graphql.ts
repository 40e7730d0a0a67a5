/**
 * @generated SignedSource<<70bcccaa64024ec75adf94701212c357>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentAction = "ACCEPT" | "ASSIGN" | "BRING_BACK" | "CANCEL" | "DELIVER" | "DESPATCH" | "EDIT_TRACKING" | "MAKE_READY" | "PACK" | "RECORD_ATTEMPT" | "RECORD_RETURN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrderSteps_fulfilment$data = {
  readonly dueOnDelivery: string;
  readonly id: string;
  readonly number: string;
  readonly viewerActions: ReadonlyArray<FulfilmentAction>;
  readonly " $fragmentType": "useOrderSteps_fulfilment";
};
export type useOrderSteps_fulfilment$key = {
  readonly " $data"?: useOrderSteps_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderSteps_fulfilment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useOrderSteps_fulfilment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOnDelivery",
      "storageKey": null
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};

(node as any).hash = "0cb08b56252278fa27fa31cd5683c30c";

export default node;
