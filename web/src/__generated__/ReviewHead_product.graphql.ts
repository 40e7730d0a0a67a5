/**
 * @generated SignedSource<<234fb35e35757234270e5e1c99a823f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewHead_product$data = {
  readonly id: string;
  readonly name: string;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_product" | "ProductStatusBadge_product">;
  readonly " $fragmentType": "ReviewHead_product";
};
export type ReviewHead_product$key = {
  readonly " $data"?: ReviewHead_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewHead_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewHead_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPicture_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductStatusBadge_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "390fbd3be2206b44fe5b28a6c3de32c1";

export default node;
