/**
 * @generated SignedSource<<105b36f3f8fb4e490c5daba20581f4a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCategory_category$data = {
  readonly childCount: number | null | undefined;
  readonly id: string;
  readonly level: number;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentType": "DeleteCategory_category";
};
export type DeleteCategory_category$key = {
  readonly " $data"?: DeleteCategory_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCategory_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCategory_category",
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
      "name": "level",
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

(node as any).hash = "d2bc3d03d3f9a3f971e9371ea1b3dc39";

export default node;
