/**
 * @generated SignedSource<<ef0a603f9469dbb5f8a1126388cf8c26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddVariant_product$data = {
  readonly id: string;
  readonly variants: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "AddVariant_product";
};
export type AddVariant_product$key = {
  readonly " $data"?: AddVariant_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddVariant_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddVariant_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "concreteType": "VariantConnection",
      "kind": "LinkedField",
      "name": "variants",
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
      "storageKey": "variants(first:100)"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "4559b7346705d8529ff766cce5e70b7d";

export default node;
