/**
 * @generated SignedSource<<22c6372a072c87ad0b3f44fb611acef2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_product$data = {
  readonly name: string;
  readonly " $fragmentType": "DetailsStep_product";
};
export type DetailsStep_product$key = {
  readonly " $data"?: DetailsStep_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsStep_product",
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

(node as any).hash = "da4ebe7e3bc2094a75475a49c3a5dee3";

export default node;
