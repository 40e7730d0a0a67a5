/**
 * @generated SignedSource<<8c6080399b31fbf73da50894104aee39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductRemark_product$data = {
  readonly flaggedStep: number | null | undefined;
  readonly remark: string | null | undefined;
  readonly " $fragmentType": "ProductRemark_product";
};
export type ProductRemark_product$key = {
  readonly " $data"?: ProductRemark_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRemark_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductRemark_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flaggedStep",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b7b96d9e6b0ae272e470f7e2822fd802";

export default node;
