/**
 * @generated SignedSource<<b45156b1359cff323ba2c77cea747764>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManufacturerScreen_filter$data = {
  readonly id?: string;
  readonly name?: string;
  readonly " $fragmentType": "ManufacturerScreen_filter";
};
export type ManufacturerScreen_filter$key = {
  readonly " $data"?: ManufacturerScreen_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManufacturerScreen_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManufacturerScreen_filter",
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

(node as any).hash = "656f17cb186333046637efb34c8822b1";

export default node;
