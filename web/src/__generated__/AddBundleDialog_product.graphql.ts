/**
 * @generated SignedSource<<64be0c83e8501db138c8a0239bf41c7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddBundleDialog_product$data = {
  readonly bundles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly order: number;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "AddBundleDialog_product";
};
export type AddBundleDialog_product$key = {
  readonly " $data"?: AddBundleDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddBundleDialog_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddBundleDialog_product",
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
      "concreteType": "BundleConnection",
      "kind": "LinkedField",
      "name": "bundles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BundleEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Bundle",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "order",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bundles(first:100)"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "f4d09fa5acb4b4e74918a76f3b82b470";

export default node;
