/**
 * @generated SignedSource<<07818d22998c62b96560ab381b5c9ec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerList_seller$data = {
  readonly address: {
    readonly area: string | null | undefined;
    readonly province: string | null | undefined;
  };
  readonly commissionPercentage: string | null | undefined;
  readonly gstinNumber: string | null | undefined;
  readonly officeEmail: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SellerActions_seller" | "SellerStatus_seller" | "sellerCells_name" | "sellerCells_products">;
  readonly " $fragmentType": "SellerList_seller";
};
export type SellerList_seller$key = {
  readonly " $data"?: SellerList_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerList_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SellerList_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstinNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commissionPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "officeEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "area",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "province",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "sellerCells_name"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "sellerCells_products"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerStatus_seller"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerActions_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "5d89fb6235e6bcd0fe30bdc8c66ad938";

export default node;
