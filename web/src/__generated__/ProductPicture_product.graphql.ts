/**
 * @generated SignedSource<<3ee54bfcd63fa7bb3f18af29f47f1a3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPicture_product$data = {
  readonly imageThumbnailUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "ProductPicture_product";
};
export type ProductPicture_product$key = {
  readonly " $data"?: ProductPicture_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductPicture_product",
  "selections": [
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
      "name": "imageThumbnailUrl",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "51b11db0f9d8e854a041288fb44c6975";

export default node;
