/**
 * @generated SignedSource<<0e75d672247c7b4a2852b1621980c0dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountsStep_product$data = {
  readonly name: string;
  readonly " $fragmentType": "DiscountsStep_product";
};
export type DiscountsStep_product$key = {
  readonly " $data"?: DiscountsStep_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountsStep_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountsStep_product",
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

(node as any).hash = "ad8b7ddc49f932e81723aca969833be6";

export default node;
