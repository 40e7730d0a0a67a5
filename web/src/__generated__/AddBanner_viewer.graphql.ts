/**
 * @generated SignedSource<<6754684f32c2bbcae21aff86ae91cc1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "API_TOKEN_CREATE" | "BANNER_CREATE" | "BANNER_DELETE" | "BANNER_UPDATE" | "BRAND_CREATE" | "BRAND_DELETE" | "BRAND_UPDATE" | "CATEGORY_CREATE" | "CATEGORY_DELETE" | "CATEGORY_UPDATE" | "COLLECTION_CREATE" | "COLLECTION_DELETE" | "COLLECTION_UPDATE" | "COMPANY_UPDATE" | "MANUFACTURER_CREATE" | "MANUFACTURER_DELETE" | "MANUFACTURER_UPDATE" | "PRODUCT_APPROVE" | "PRODUCT_CREATE" | "PRODUCT_DELETE" | "PRODUCT_UPDATE" | "SELLER_CREATE" | "SELLER_DELETE" | "SELLER_READ" | "SELLER_UPDATE" | "VARIANT_CREATE" | "VARIANT_UPDATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddBanner_viewer$data = {
  readonly banners: {
    readonly __id: string;
  } | null | undefined;
  readonly permissions: ReadonlyArray<Permission>;
  readonly " $fragmentType": "AddBanner_viewer";
};
export type AddBanner_viewer$key = {
  readonly " $data"?: AddBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddBanner_viewer">;
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
  "metadata": null,
  "name": "AddBanner_viewer",
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
      "concreteType": "BannerConnection",
      "kind": "LinkedField",
      "name": "banners",
      "plural": false,
      "selections": [
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9c5861d940716a2813683a5530ab05d0";

export default node;
