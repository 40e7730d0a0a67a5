/**
 * @generated SignedSource<<b4eafc3fcd6ee059f0f475743cfc71c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "API_TOKEN_CREATE" | "BANNER_CREATE" | "BANNER_DELETE" | "BANNER_UPDATE" | "BRAND_CREATE" | "BRAND_DELETE" | "BRAND_UPDATE" | "CATEGORY_CREATE" | "CATEGORY_DELETE" | "CATEGORY_UPDATE" | "COLLECTION_CREATE" | "COLLECTION_DELETE" | "COLLECTION_UPDATE" | "COMPANY_UPDATE" | "MANUFACTURER_CREATE" | "MANUFACTURER_DELETE" | "MANUFACTURER_UPDATE" | "PRODUCT_APPROVE" | "PRODUCT_CREATE" | "PRODUCT_DELETE" | "PRODUCT_UPDATE" | "SELLER_CREATE" | "SELLER_DELETE" | "SELLER_READ" | "SELLER_UPDATE" | "VARIANT_CREATE" | "VARIANT_UPDATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddCategory_viewer$data = {
  readonly categories: {
    readonly __id: string;
    readonly totalCount: number;
  };
  readonly permissions: ReadonlyArray<Permission>;
  readonly " $fragmentType": "AddCategory_viewer";
};
export type AddCategory_viewer$key = {
  readonly " $data"?: AddCategory_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddCategory_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "level"
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
      "name": "parentId"
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
  "name": "AddCategory_viewer",
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
          "name": "level",
          "variableName": "level"
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
          "name": "parentId",
          "variableName": "parentId"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "CategoryConnection",
      "kind": "LinkedField",
      "name": "categories",
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

(node as any).hash = "5bb03e57550ab5647398d2e814acc958";

export default node;
