/**
 * @generated SignedSource<<739f658834c86c62ae1631d4b6b81ea4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuspendSeller_seller$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SuspendSeller_seller";
};
export type SuspendSeller_seller$key = {
  readonly " $data"?: SuspendSeller_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuspendSeller_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuspendSeller_seller",
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
};

(node as any).hash = "d54c3bba4a10961be971dc7c4bcba907";

export default node;
