/**
 * @generated SignedSource<<1ba6cd4126d93436c1646e88030ac74c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BundleActions_bundle$data = {
  readonly bundledProduct: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"bundleDialogs_bundle">;
  readonly " $fragmentType": "BundleActions_bundle";
};
export type BundleActions_bundle$key = {
  readonly " $data"?: BundleActions_bundle$data;
  readonly " $fragmentSpreads": FragmentRefs<"BundleActions_bundle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BundleActions_bundle",
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
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "bundleDialogs_bundle"
    }
  ],
  "type": "Bundle",
  "abstractKey": null
};

(node as any).hash = "8e18a9db3e6b1f31579348285434dd54";

export default node;
