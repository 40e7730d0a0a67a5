/**
 * @generated SignedSource<<0145dc900f35616921c81cfc3e636f86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteSeller_seller$data = {
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentType": "DeleteSeller_seller";
};
export type DeleteSeller_seller$key = {
  readonly " $data"?: DeleteSeller_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteSeller_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteSeller_seller",
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
      "name": "productCount",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "3a31195b7cc20467e14916af773b70a0";

export default node;
