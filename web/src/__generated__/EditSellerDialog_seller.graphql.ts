/**
 * @generated SignedSource<<53f127fcc8fc5f67243f0866d7bccb5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessType = "C_CORP" | "INDIVIDUAL" | "LIMITED_COMPANY" | "LIMITED_LIABILITY_COMPANY" | "LIMITED_LIABILITY_PARTNERSHIP" | "ORGANIZATION" | "PARTNERSHIP_FIRM" | "PRIVATE_LIMITED_COMPANY" | "SOLE_PROPRIETORSHIP" | "S_CORP" | "%future added value";
export type Gender = "FEMALE" | "MALE" | "OTHERS" | "%future added value";
export type SellerType = "BOTH" | "STORE" | "WAREHOUSE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditSellerDialog_seller$data = {
  readonly address: {
    readonly area: string | null | undefined;
    readonly line1: string | null | undefined;
    readonly line2: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly provinceCode: string | null | undefined;
    readonly region: string | null | undefined;
    readonly streetName: string | null | undefined;
    readonly streetNumber: string | null | undefined;
  };
  readonly administrator: {
    readonly dateOfBirth: string | null | undefined;
    readonly email: string | null | undefined;
    readonly firstName: string | null | undefined;
    readonly gender: Gender | null | undefined;
    readonly lastName: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly businessType: BusinessType | null | undefined;
  readonly commissionPercentage: string | null | undefined;
  readonly gstinNumber: string | null | undefined;
  readonly id: string;
  readonly instagramUrl: string | null | undefined;
  readonly legalName: string | null | undefined;
  readonly linkedinUrl: string | null | undefined;
  readonly maximumProducts: number | null | undefined;
  readonly name: string;
  readonly officeEmail: string | null | undefined;
  readonly panNumber: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly registrationDate: string | null | undefined;
  readonly registrationNumber: string | null | undefined;
  readonly tanNumber: string | null | undefined;
  readonly type: SellerType | null | undefined;
  readonly version: string;
  readonly websiteUrl: string | null | undefined;
  readonly " $fragmentType": "EditSellerDialog_seller";
};
export type EditSellerDialog_seller$key = {
  readonly " $data"?: EditSellerDialog_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSellerDialog_seller">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditSellerDialog_seller",
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
      "name": "version",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationDate",
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
      "name": "panNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tanNumber",
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
      "name": "maximumProducts",
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
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streetNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streetName",
          "storageKey": null
        },
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
          "name": "region",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provinceCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "websiteUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instagramUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "administrator",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gender",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dateOfBirth",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};
})();

(node as any).hash = "9a6ec551e01e28da9967f6cadf18815c";

export default node;
