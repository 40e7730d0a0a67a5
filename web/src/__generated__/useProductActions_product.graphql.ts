/**
 * @generated SignedSource<<13cee5f26b6c83fd3c9ad30c23801386>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductAction = "DELETE" | "DISABLE" | "DUPLICATE" | "ENABLE" | "RETURN" | "SUBMIT" | "%future added value";
export type ProductStatus = "DISABLED" | "DRAFT" | "ENABLED" | "PENDING" | "RECTIFICATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useProductActions_product$data = {
  readonly flaggedStep: number | null | undefined;
  readonly id: string;
  readonly incompleteStep: number | null | undefined;
  readonly name: string;
  readonly status: ProductStatus;
  readonly version: string;
  readonly viewerActions: ReadonlyArray<ProductAction>;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "useProductActions_product";
};
export type useProductActions_product$key = {
  readonly " $data"?: useProductActions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductActions_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProductActions_product",
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
      "name": "name",
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flaggedStep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "incompleteStep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerActions",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "cd3ceb9c5fb3a0f18c93e6caa58529e7";

export default node;
