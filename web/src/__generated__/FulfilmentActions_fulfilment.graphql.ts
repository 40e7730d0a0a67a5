/**
 * @generated SignedSource<<75446573c5e601272fbc638fae0a6e21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentAction = "ACCEPT" | "ASSIGN" | "BRING_BACK" | "CANCEL" | "DELIVER" | "DESPATCH" | "EDIT_ADDRESS" | "EDIT_TRACKING" | "MAKE_READY" | "PACK" | "RECORD_ATTEMPT" | "RECORD_RETURN" | "SPLIT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FulfilmentActions_fulfilment$data = {
  readonly documents: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly number: string;
  readonly unitCount: number;
  readonly viewerActions: ReadonlyArray<FulfilmentAction>;
  readonly " $fragmentSpreads": FragmentRefs<"fulfilmentDialogs_fulfilment">;
  readonly " $fragmentType": "FulfilmentActions_fulfilment";
};
export type FulfilmentActions_fulfilment$key = {
  readonly " $data"?: FulfilmentActions_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"FulfilmentActions_fulfilment">;
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
  "name": "FulfilmentActions_fulfilment",
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
      "name": "unitCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "fulfilmentDialogs_fulfilment"
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};
})();

(node as any).hash = "32b864cf7c6d17ecb7494044d1b295cf";

export default node;
