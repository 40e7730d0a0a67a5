/**
 * @generated SignedSource<<42a6521f563cd9e5241bcdd20ba624bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "API_TOKEN_CREATE" | "BANNER_CREATE" | "BANNER_DELETE" | "BANNER_UPDATE" | "BRAND_CREATE" | "BRAND_DELETE" | "BRAND_UPDATE" | "CATEGORY_CREATE" | "CATEGORY_DELETE" | "CATEGORY_UPDATE" | "COLLECTION_CREATE" | "COLLECTION_DELETE" | "COLLECTION_UPDATE" | "COMPANY_UPDATE" | "MANUFACTURER_CREATE" | "MANUFACTURER_DELETE" | "MANUFACTURER_UPDATE" | "PRODUCT_APPROVE" | "PRODUCT_CREATE" | "PRODUCT_DELETE" | "PRODUCT_UPDATE" | "SELLER_CREATE" | "SELLER_DELETE" | "SELLER_READ" | "SELLER_UPDATE" | "VARIANT_CREATE" | "VARIANT_UPDATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellerList_viewer$data = {
  readonly permissions: ReadonlyArray<Permission>;
  readonly sellers: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "SellerEdge";
    }>;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"SellerTable_sellers">;
  };
  readonly " $fragmentType": "SellerList_viewer";
};
export type SellerList_viewer$key = {
  readonly " $data"?: SellerList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "offset"
    },
    {
      "kind": "RootArgument",
      "name": "orderBy"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SellerList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "offset",
          "variableName": "offset"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "SellerConnection",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SellerEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SellerTable_sellers"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f270fee39adf0d2f65fb75737aac3981";

export default node;
