/**
 * @generated SignedSource<<dd77033b6e7889a1064900f233d4bda1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeBrand_brand$data = {
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentType": "MergeBrand_brand";
};
export type MergeBrand_brand$key = {
  readonly " $data"?: MergeBrand_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeBrand_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeBrand_brand",
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
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "878f47a549524742c7ace7255be2828a";

export default node;
