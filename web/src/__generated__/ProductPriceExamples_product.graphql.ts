/**
 * @generated SignedSource<<d62558a90c2f01970495be113387238c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPriceExamples_product$data = {
  readonly priceExamples: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceExampleTable_examples">;
  }>;
  readonly " $fragmentType": "ProductPriceExamples_product";
};
export type ProductPriceExamples_product$key = {
  readonly " $data"?: ProductPriceExamples_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPriceExamples_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductPriceExamples_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceExample",
      "kind": "LinkedField",
      "name": "priceExamples",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceExampleTable_examples"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "bcaf35174d31e4ab2c23002ec1388485";

export default node;
