/**
 * @generated SignedSource<<2295698da4966b359adfc11a7c52b2c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerPart = "ADDRESS" | "GSTIN" | "PHONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MissingParts_seller$data = {
  readonly missingParts: ReadonlyArray<SellerPart>;
  readonly " $fragmentType": "MissingParts_seller";
};
export type MissingParts_seller$key = {
  readonly " $data"?: MissingParts_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingParts_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MissingParts_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingParts",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "6d1de04f9d2689c64a0da149d626a139";

export default node;
