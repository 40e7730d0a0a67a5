/**
 * @generated SignedSource<<884ffd83a89080470ddf7e5fdf1b6fe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductAction = "DELETE" | "DISABLE" | "DUPLICATE" | "ENABLE" | "RETURN" | "SUBMIT" | "%future added value";
export type ProductStatus = "DISABLED" | "DRAFT" | "ENABLED" | "PENDING" | "RECTIFICATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewDecision_product$data = {
  readonly id: string;
  readonly status: ProductStatus;
  readonly version: string;
  readonly viewerActions: ReadonlyArray<ProductAction>;
  readonly " $fragmentType": "ReviewDecision_product";
};
export type ReviewDecision_product$key = {
  readonly " $data"?: ReviewDecision_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDecision_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDecision_product",
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
      "name": "status",
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
      "name": "viewerActions",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "84e8eace9cc44f6f09650e139311163d";

export default node;
