/**
 * @generated SignedSource<<65edbe12634e8a8875af858467caa537>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSeller_seller$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditSellerDialog_seller">;
  readonly " $fragmentType": "EditSeller_seller";
};
export type EditSeller_seller$key = {
  readonly " $data"?: EditSeller_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSeller_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSeller_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSellerDialog_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "1c69e9e2b74828b57542b7d8647aa71c";

export default node;
