/**
 * @generated SignedSource<<fe6ba05135037957bfc8401e8813013c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bundleDialogs_bundle$data = {
  readonly bundledProduct: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly offerPercentage: string;
  readonly order: number;
  readonly version: string;
  readonly " $fragmentType": "bundleDialogs_bundle";
};
export type bundleDialogs_bundle$key = {
  readonly " $data"?: bundleDialogs_bundle$data;
  readonly " $fragmentSpreads": FragmentRefs<"bundleDialogs_bundle">;
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
  "name": "bundleDialogs_bundle",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "offerPercentage",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bundle",
  "abstractKey": null
};
})();

(node as any).hash = "2b816d9993dccdd25097ed0eb55d7209";

export default node;
