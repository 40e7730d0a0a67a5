/**
 * @generated SignedSource<<616611f0b964ee635a1522b4d35874fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerType = "BOTH" | "STORE" | "WAREHOUSE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellerRow_seller$data = {
  readonly address: {
    readonly area: string | null | undefined;
    readonly province: string | null | undefined;
  };
  readonly commissionPercentage: string | null | undefined;
  readonly gstinNumber: string | null | undefined;
  readonly maximumProducts: number | null | undefined;
  readonly name: string;
  readonly officeEmail: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly productCount: number | null | undefined;
  readonly type: SellerType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SellerActions_seller" | "SellerStatus_seller">;
  readonly " $fragmentType": "SellerRow_seller";
};
export type SellerRow_seller$key = {
  readonly " $data"?: SellerRow_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerRow_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SellerRow_seller",
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
    },
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
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximumProducts",
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

(node as any).hash = "9900c5978d27a23c626541f6d74d2cc6";

export default node;
