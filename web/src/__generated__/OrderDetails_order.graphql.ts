/**
 * @generated SignedSource<<77ff636618e1cbe3ed71ec1ec1fac9a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentAction = "ACCEPT" | "ASSIGN" | "BRING_BACK" | "CANCEL" | "DELIVER" | "DESPATCH" | "EDIT_ADDRESS" | "EDIT_TRACKING" | "MAKE_READY" | "PACK" | "RECORD_ATTEMPT" | "RECORD_RETURN" | "SPLIT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDetails_order$data = {
  readonly fulfilments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly viewerActions: ReadonlyArray<FulfilmentAction>;
        readonly " $fragmentSpreads": FragmentRefs<"FulfilmentCard_fulfilment">;
      };
    }>;
  };
  readonly id: string;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHeader_order" | "OrderSide_order">;
  readonly " $fragmentType": "OrderDetails_order";
};
export type OrderDetails_order$key = {
  readonly " $data"?: OrderDetails_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order">;
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
  "name": "OrderDetails_order",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHeader_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSide_order"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "FulfilmentConnection",
      "kind": "LinkedField",
      "name": "fulfilments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FulfilmentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Fulfilment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "viewerActions",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FulfilmentCard_fulfilment"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "fulfilments(first:50)"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "e0d91b860f97c7d1f29b0ee0e8fa4a0a";

export default node;
