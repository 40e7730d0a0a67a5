/**
 * @generated SignedSource<<1e77bc4a50d1569e9866f3cd80367425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BundleRow_bundle$data = {
  readonly bundledProduct: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_product">;
  } | null | undefined;
  readonly offerPercentage: string;
  readonly order: number;
  readonly priceExample: {
    readonly listPrice: string;
    readonly unitPrice: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BundleActions_bundle">;
  readonly " $fragmentType": "BundleRow_bundle";
};
export type BundleRow_bundle$key = {
  readonly " $data"?: BundleRow_bundle$data;
  readonly " $fragmentSpreads": FragmentRefs<"BundleRow_bundle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BundleRow_bundle",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "bundledProduct",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductPicture_product"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BundlePrice",
      "kind": "LinkedField",
      "name": "priceExample",
      "plural": false,
      "selections": [
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
          "kind": "ScalarField",
          "name": "unitPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BundleActions_bundle"
    }
  ],
  "type": "Bundle",
  "abstractKey": null
};

(node as any).hash = "f17a151099e7a0888a971dbaf240865b";

export default node;
