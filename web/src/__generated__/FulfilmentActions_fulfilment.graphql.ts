/**
 * @generated SignedSource<<6f3f8696ade45e0e139700bd2aeccec9>>
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
  readonly lines: {
    readonly totalCount: number;
  };
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
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "OrderLineConnection",
      "kind": "LinkedField",
      "name": "lines",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "lines(first:100)"
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

(node as any).hash = "3f8b75c741e9d3a56a4bdf1920947302";

export default node;
