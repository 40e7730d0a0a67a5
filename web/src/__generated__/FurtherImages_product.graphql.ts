/**
 * @generated SignedSource<<93cf0f930a8a10281f2694902c60d068>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FurtherImages_product$data = {
  readonly images: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "FurtherImages_product";
};
export type FurtherImages_product$key = {
  readonly " $data"?: FurtherImages_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FurtherImages_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FurtherImages_product",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "ProductImageConnection",
      "kind": "LinkedField",
      "name": "images",
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
      "storageKey": "images(first:20)"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5bb33af6e421e428194b9fbcf83e57e4";

export default node;
