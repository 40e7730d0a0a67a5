/**
 * @generated SignedSource<<5a5283fb3f7e85b0bc3db9926f0144ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductDescription_product$data = {
  readonly description: string | null | undefined;
  readonly specifications: string | null | undefined;
  readonly " $fragmentType": "ProductDescription_product";
};
export type ProductDescription_product$key = {
  readonly " $data"?: ProductDescription_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDescription_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductDescription_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specifications",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "177d160eecdef191866b96096dd75da5";

export default node;
