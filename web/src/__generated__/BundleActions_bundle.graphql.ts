/**
 * @generated SignedSource<<e3817b6a4e34933ab343e7d4b6307a1c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"EditBundle_bundle">;
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
      "name": "EditBundle_bundle"
    }
  ],
  "type": "Bundle",
  "abstractKey": null
};

(node as any).hash = "a4d11361178fd446693ae3daaad6c704";

export default node;
