/**
 * @generated SignedSource<<aae596fee47f0246925306ad4b641a37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandRow_brand$data = {
  readonly createdAt: string | null | undefined;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BrandActions_brand">;
  readonly " $fragmentType": "BrandRow_brand";
};
export type BrandRow_brand$key = {
  readonly " $data"?: BrandRow_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandRow_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrandRow_brand",
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

(node as any).hash = "5d144e7643a6359b69aa37f9c12162f6";

export default node;
