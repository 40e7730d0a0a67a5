/**
 * @generated SignedSource<<2a3609d426e8576590eafb67429b760c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentAction = "ACCEPT" | "ASSIGN" | "BRING_BACK" | "CANCEL" | "DELIVER" | "DESPATCH" | "EDIT_ADDRESS" | "EDIT_TRACKING" | "MAKE_READY" | "PACK" | "RECORD_ATTEMPT" | "RECORD_RETURN" | "SPLIT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrderSteps_fulfilment$data = {
  readonly dueOnDelivery: string;
  readonly id: string;
  readonly isCodeNeeded: boolean;
  readonly number: string;
  readonly seller: {
    readonly id: string;
  } | null | undefined;
  readonly viewerActions: ReadonlyArray<FulfilmentAction>;
  readonly " $fragmentType": "useOrderSteps_fulfilment";
};
export type useOrderSteps_fulfilment$key = {
  readonly " $data"?: useOrderSteps_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderSteps_fulfilment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useOrderSteps_fulfilment",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCodeNeeded",
      "storageKey": null
    },
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
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};
})();

(node as any).hash = "313325dfab86330308477eeeb381548a";

export default node;
