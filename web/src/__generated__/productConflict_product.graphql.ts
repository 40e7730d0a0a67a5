/**
 * @generated SignedSource<<fb56cb060a1b80fb2047ecdfe680a3e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productConflict_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductDescription_product" | "ProductFacts_product" | "ProductList_product" | "ProductStateNotice_product">;
  readonly " $fragmentType": "productConflict_product";
};
export type productConflict_product$key = {
  readonly " $data"?: productConflict_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productConflict_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "productConflict_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductList_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductStateNotice_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFacts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDescription_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "d35794aeac4ef033737da90d2b4420bd";

export default node;
