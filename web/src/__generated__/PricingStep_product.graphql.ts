/**
 * @generated SignedSource<<a1a267c56b7ce14c8e8efeaa47116b29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PricingStep_product$data = {
  readonly cgst: string | null | undefined;
  readonly giftWrappingEnabled: boolean;
  readonly giftWrappingPrice: string | null | undefined;
  readonly hsnCode: string | null | undefined;
  readonly id: string;
  readonly igst: string | null | undefined;
  readonly sgst: string | null | undefined;
  readonly singlePrice: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly variantsEnabled: boolean;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"PricingSale_product">;
  readonly " $fragmentType": "PricingStep_product";
};
export type PricingStep_product$key = {
  readonly " $data"?: PricingStep_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PricingStep_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PricingStep_product",
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
      "name": "variantsEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "singlePrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giftWrappingEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giftWrappingPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cgst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sgst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "igst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hsnCode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PricingSale_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "cfa5c688a76b83d6285c7c156e18220e";

export default node;
