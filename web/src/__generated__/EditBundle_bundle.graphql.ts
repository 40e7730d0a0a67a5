/**
 * @generated SignedSource<<e66b1fd94d31e0e98e29b41c93e3e4ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditBundle_bundle$data = {
  readonly bundledProduct: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly offerPercentage: string;
  readonly order: number;
  readonly version: string;
  readonly " $fragmentType": "EditBundle_bundle";
};
export type EditBundle_bundle$key = {
  readonly " $data"?: EditBundle_bundle$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditBundle_bundle">;
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
  "name": "EditBundle_bundle",
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

(node as any).hash = "6cbb62779e811ff022b07f81d739507e";

export default node;
