/**
 * @generated SignedSource<<87efd9124728af65433cfc62cc7a5669>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPicture_product$data = {
  readonly imageUrl: string | null | undefined;
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
      "name": "imageUrl",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "2aa09896f39c7b6b827a55ae2d813c0c";

export default node;
