/**
 * @generated SignedSource<<ddd807063d0c98d3fd28a1646a18c750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderEdits_edited$data = {
  readonly fulfilments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly addressChangedAt: string | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSide_order">;
  readonly " $fragmentType": "orderEdits_edited";
};
export type orderEdits_edited$key = {
  readonly " $data"?: orderEdits_edited$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderEdits_edited">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "orderEdits_edited",
  "selections": [
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "addressChangedAt",
                  "storageKey": null
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

(node as any).hash = "9bb9a48018306f2906603529e89e239c";

export default node;
