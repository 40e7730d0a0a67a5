/**
 * @generated SignedSource<<1fb5539edda3be63e09584ddf483daaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductSteps_product$data = {
  readonly id: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "ProductSteps_product";
};
export type ProductSteps_product$key = {
  readonly " $data"?: ProductSteps_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSteps_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductSteps_product",
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
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "20d2e7102e94c6361d04d7d751a8573a";

export default node;
