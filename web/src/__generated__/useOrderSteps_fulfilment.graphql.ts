/**
 * @generated SignedSource<<fbb0c54afcc2ced903108b774506f36e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentAction = "ACCEPT" | "ASSIGN" | "BRING_BACK" | "CANCEL" | "DELIVER" | "DESPATCH" | "EDIT_ADDRESS" | "EDIT_TRACKING" | "MAKE_READY" | "PACK" | "RECORD_ATTEMPT" | "RECORD_RETURN" | "SPLIT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrderSteps_fulfilment$data = {
  readonly carrierName: string | null | undefined;
  readonly deliveryUser: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly dueOnDelivery: string;
  readonly id: string;
  readonly isCodeNeeded: boolean;
  readonly number: string;
  readonly seller: {
    readonly id: string;
  } | null | undefined;
  readonly trackingNumber: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryUser",
      "kind": "LinkedField",
      "name": "deliveryUser",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
      "storageKey": null
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};
})();

(node as any).hash = "4182a64d1efc49efc52b3fc3e0148021";

export default node;
