/**
 * @generated SignedSource<<c02a05bb4dda76bb4d45c92bef516eb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandActions_brand$data = {
  readonly name: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteBrand_brand" | "EditBrand_brand" | "MergeBrand_brand">;
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
      "name": "name",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteBrand_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "603f057963ae5fbbc35c6918d9f860c1";

export default node;
