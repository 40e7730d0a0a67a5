/**
 * @generated SignedSource<<9df1c76ed82c3f7325c823c6e7c4875e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCategoryDeletion_category$data = {
  readonly childCount: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentType": "useCategoryDeletion_category";
};
export type useCategoryDeletion_category$key = {
  readonly " $data"?: useCategoryDeletion_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCategoryDeletion_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCategoryDeletion_category",
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
      "name": "childCount",
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
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "614bfc151cfde6223da1b3faf580aaa9";

export default node;
