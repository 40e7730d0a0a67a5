/**
 * @generated SignedSource<<67d355bd279b9481b1d06a70a23e0d99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductBundles_product$data = {
  readonly bundles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly bundledProduct: {
          readonly id: string;
          readonly name: string;
          readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_product">;
        } | null | undefined;
        readonly id: string;
        readonly offerPercentage: string;
      };
    }>;
  };
  readonly " $fragmentType": "ProductBundles_product";
};
export type ProductBundles_product$key = {
  readonly " $data"?: ProductBundles_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductBundles_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductBundles_product",
  "selections": [
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
                (v0/*:: as any*/),
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
                    (v0/*:: as any*/),
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
})();

(node as any).hash = "4785d60892e8c3c1569a3ac6826fb022";

export default node;
