/**
 * @generated SignedSource<<d886184bb956d1c4ed6cf8f7031e1c2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceRange_product$data = {
  readonly priceRange: {
    readonly highest: string;
    readonly lowest: string;
  } | null | undefined;
  readonly " $fragmentType": "PriceRange_product";
};
export type PriceRange_product$key = {
  readonly " $data"?: PriceRange_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceRange_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PriceRange_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceRange",
      "kind": "LinkedField",
      "name": "priceRange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highest",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "01cf36f3a7ece6299cfa4cd87eef8529";

export default node;
