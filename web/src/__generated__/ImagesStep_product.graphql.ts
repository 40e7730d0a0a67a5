/**
 * @generated SignedSource<<f5e4715311822cae9497fee88fb5d41d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImagesStep_product$data = {
  readonly name: string;
  readonly " $fragmentType": "ImagesStep_product";
};
export type ImagesStep_product$key = {
  readonly " $data"?: ImagesStep_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImagesStep_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImagesStep_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "e6cb4c30b05a16eefd7d97e20dced0ca";

export default node;
