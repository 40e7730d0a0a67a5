/**
 * @generated SignedSource<<7849663d8872b507c8f8934b3bf8f476>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryOrder_category$data = {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly " $fragmentType": "CategoryOrder_category";
};
export type CategoryOrder_category$key = {
  readonly " $data"?: CategoryOrder_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryOrder_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryOrder_category",
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
      "name": "order",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "483ba6f02b0fe5da17da94bcc255e03c";

export default node;
