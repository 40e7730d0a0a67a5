/**
 * @generated SignedSource<<dc604c4c90862eb289dd94dff73e7f5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PRODUCT_DISCOUNT" | "SPECIAL_OFFER" | "VOLUME_DISCOUNT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PriceExampleTable_examples$data = ReadonlyArray<{
  readonly amount: string;
  readonly listPrice: string;
  readonly quantity: number;
  readonly steps: ReadonlyArray<{
    readonly kind: DiscountKind;
    readonly percentage: string;
  }>;
  readonly totalWithinState: string | null | undefined;
  readonly unitPrice: string;
  readonly " $fragmentType": "PriceExampleTable_examples";
}>;
export type PriceExampleTable_examples$key = ReadonlyArray<{
  readonly " $data"?: PriceExampleTable_examples$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceExampleTable_examples">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PriceExampleTable_examples",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalWithinState",
      "storageKey": null
    }
  ],
  "type": "PriceExample",
  "abstractKey": null
};

(node as any).hash = "f8a1c46a51c52f16abf487e358c4319a";

export default node;
