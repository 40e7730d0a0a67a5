/**
 * @generated SignedSource<<df15a6a50830b0886ac91514d20373f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandList_brand$data = {
  readonly createdAt: string | null | undefined;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BrandActions_brand">;
  readonly " $fragmentType": "BrandList_brand";
};
export type BrandList_brand$key = {
  readonly " $data"?: BrandList_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandList_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrandList_brand",
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
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrandActions_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "cf79a6567ecb5582d4f7bb4a366476b0";

export default node;
