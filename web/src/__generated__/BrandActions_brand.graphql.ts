/**
 * @generated SignedSource<<4972c2ac6a906922a88ad43de6d50c1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandActions_brand$data = {
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditBrand_brand" | "MergeBrand_brand">;
  readonly " $fragmentType": "BrandActions_brand";
};
export type BrandActions_brand$key = {
  readonly " $data"?: BrandActions_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandActions_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrandActions_brand",
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
      "name": "productCount",
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
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditBrand_brand"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeBrand_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "e6037e77492bbcd0a6dc3c1ad3b66f4a";

export default node;
