/**
 * @generated SignedSource<<98abfa24cd1b1eadc1c89e58cc1ef110>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PricingStep_product$data = {
  readonly name: string;
  readonly " $fragmentType": "PricingStep_product";
};
export type PricingStep_product$key = {
  readonly " $data"?: PricingStep_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PricingStep_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PricingStep_product",
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

(node as any).hash = "e5c450876fbcf7daf1d2f78a32ed3bf4";

export default node;
