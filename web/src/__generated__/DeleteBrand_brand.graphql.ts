/**
 * @generated SignedSource<<d17af8434ceb6eaea5e5a956b7d7cc21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteBrand_brand$data = {
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentType": "DeleteBrand_brand";
};
export type DeleteBrand_brand$key = {
  readonly " $data"?: DeleteBrand_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteBrand_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteBrand_brand",
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

(node as any).hash = "dc5ec8349f6d6925a13bcb61187294a0";

export default node;
