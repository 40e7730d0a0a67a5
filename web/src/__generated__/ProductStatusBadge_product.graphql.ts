/**
 * @generated SignedSource<<5cc43fdac07089fb2b68d70291bd9061>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductStatus = "DISABLED" | "DRAFT" | "ENABLED" | "PENDING" | "RECTIFICATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductStatusBadge_product$data = {
  readonly status: ProductStatus;
  readonly " $fragmentType": "ProductStatusBadge_product";
};
export type ProductStatusBadge_product$key = {
  readonly " $data"?: ProductStatusBadge_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductStatusBadge_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductStatusBadge_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "821724ba9eac4b715717098b1f8ef230";

export default node;
