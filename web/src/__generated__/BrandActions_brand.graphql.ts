/**
 * @generated SignedSource<<b025e694ee2a867565315c22ae69e955>>
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
  readonly " $fragmentSpreads": FragmentRefs<"EditBrand_brand" | "MergeBrand_brand" | "useBrandDeletion_brand">;
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
      "name": "useBrandDeletion_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "2ee98e3099bb34f89d7201b65eef21f7";

export default node;
