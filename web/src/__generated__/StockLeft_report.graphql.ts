/**
 * @generated SignedSource<<897f8ccc315829e26a8f220d878438f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockLeft_report$data = {
  readonly stock: ReadonlyArray<{
    readonly daysLeft: number | null | undefined;
    readonly isLow: boolean;
    readonly name: string;
    readonly productId: string;
    readonly quantity: number;
    readonly variantName: string | null | undefined;
  }>;
  readonly " $fragmentType": "StockLeft_report";
};
export type StockLeft_report$key = {
  readonly " $data"?: StockLeft_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockLeft_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StockLeft_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StockLeft",
      "kind": "LinkedField",
      "name": "stock",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variantName",
          "storageKey": null
        },
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
          "name": "isLow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesReport",
  "abstractKey": null
};

(node as any).hash = "afff54867214616b24ba35f66b8fcac1";

export default node;
