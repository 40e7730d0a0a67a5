/**
 * @generated SignedSource<<c0ee0329c5fb947b36c39a3e8f2fd004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditBrand_brand$data = {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly " $fragmentType": "EditBrand_brand";
};
export type EditBrand_brand$key = {
  readonly " $data"?: EditBrand_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditBrand_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditBrand_brand",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "9e750d452f26f90fbf31b4774072571c";

export default node;
