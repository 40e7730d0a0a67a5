/**
 * @generated SignedSource<<604e8cc05d89b14374ca6c79c92d455b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerType = "BOTH" | "STORE" | "WAREHOUSE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sellerCells_name$data = {
  readonly name: string;
  readonly type: SellerType | null | undefined;
  readonly " $fragmentType": "sellerCells_name";
};
export type sellerCells_name$key = {
  readonly " $data"?: sellerCells_name$data;
  readonly " $fragmentSpreads": FragmentRefs<"sellerCells_name">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sellerCells_name",
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
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "ac4c0c9d1c3fc94524be14bcd87b235c";

export default node;
