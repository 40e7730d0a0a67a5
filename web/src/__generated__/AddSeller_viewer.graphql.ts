/**
 * @generated SignedSource<<aed0826fb097bc9a685671ffdd274ffe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "API_TOKEN_CREATE" | "BANNER_CREATE" | "BANNER_DELETE" | "BANNER_UPDATE" | "BRAND_CREATE" | "BRAND_DELETE" | "BRAND_UPDATE" | "CATEGORY_CREATE" | "CATEGORY_DELETE" | "CATEGORY_UPDATE" | "COLLECTION_CREATE" | "COLLECTION_DELETE" | "COLLECTION_UPDATE" | "COMPANY_UPDATE" | "MANUFACTURER_CREATE" | "MANUFACTURER_DELETE" | "MANUFACTURER_UPDATE" | "PRODUCT_APPROVE" | "PRODUCT_CREATE" | "PRODUCT_DELETE" | "PRODUCT_UPDATE" | "SELLER_CREATE" | "SELLER_DELETE" | "SELLER_READ" | "SELLER_UPDATE" | "VARIANT_CREATE" | "VARIANT_UPDATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddSeller_viewer$data = {
  readonly permissions: ReadonlyArray<Permission>;
  readonly sellers: {
    readonly __id: string;
  };
  readonly " $fragmentType": "AddSeller_viewer";
};
export type AddSeller_viewer$key = {
  readonly " $data"?: AddSeller_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddSeller_viewer">;
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
  "name": "AddSeller_viewer",
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

(node as any).hash = "091b601331fc3e6dca5af3b871055734";

export default node;
