/**
 * @generated SignedSource<<c69ac799fb31e1167c1c255f3332af57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantRow_variant$data = {
  readonly closed: boolean;
  readonly closedReason: string | null | undefined;
  readonly giftWrappingEnabled: boolean;
  readonly giftWrappingPrice: string;
  readonly isDefault: boolean;
  readonly longName: string;
  readonly order: number;
  readonly price: string;
  readonly shortName: string;
  readonly sku: string | null | undefined;
  readonly temporarilyUnavailable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"VariantActions_variant">;
  readonly " $fragmentType": "VariantRow_variant";
};
export type VariantRow_variant$key = {
  readonly " $data"?: VariantRow_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantRow_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VariantRow_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longName",
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
      "name": "order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
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
      "name": "closed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temporarilyUnavailable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VariantActions_variant"
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "5b946ed9bb1f8dd4d180015fabd0ae4a";

export default node;
