/**
 * @generated SignedSource<<3e0dd05ca5238ebe042538e3640b190f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangedBadge_product$data = {
  readonly id: string;
  readonly isChangedSinceReview: boolean;
  readonly name: string;
  readonly " $fragmentType": "ChangedBadge_product";
};
export type ChangedBadge_product$key = {
  readonly " $data"?: ChangedBadge_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedBadge_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedBadge_product",
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
      "name": "isChangedSinceReview",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "d9d9a76893f48af85045725b08fe10a5";

export default node;
