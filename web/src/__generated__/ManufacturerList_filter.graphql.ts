/**
 * @generated SignedSource<<a3031aaa4b87dffcea4cfa336cd041ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManufacturerList_filter$data = {
  readonly id?: string;
  readonly name?: string;
  readonly " $fragmentType": "ManufacturerList_filter";
};
export type ManufacturerList_filter$key = {
  readonly " $data"?: ManufacturerList_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManufacturerList_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManufacturerList_filter",
  "selections": [
    {
      "kind": "InlineFragment",
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
        }
      ],
      "type": "Seller",
      "abstractKey": null
    }
  ],
  "type": "Node",
  "abstractKey": "__isNode"
};

(node as any).hash = "49b7b368076e13e846fe9114bfbbc913";

export default node;
