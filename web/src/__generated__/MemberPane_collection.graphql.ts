/**
 * @generated SignedSource<<1c341a0fb3f6fdc234a3791a226be82d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductStatus = "DISABLED" | "DRAFT" | "ENABLED" | "PENDING" | "RECTIFICATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberPane_collection$data = {
  readonly id: string;
  readonly name: string;
  readonly products: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly status: ProductStatus;
        readonly " $fragmentSpreads": FragmentRefs<"ProductName_product" | "ProductStatusBadge_product">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "MemberPane_collection";
};
export type MemberPane_collection$key = {
  readonly " $data"?: MemberPane_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberPane_collection">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "memberFirst"
    },
    {
      "kind": "RootArgument",
      "name": "memberOffset"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MemberPane_collection",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "memberFirst"
        },
        {
          "kind": "Variable",
          "name": "offset",
          "variableName": "memberOffset"
        }
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
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
          "concreteType": "ProductEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductName_product"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductStatusBadge_product"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};
})();

(node as any).hash = "0eaf4768477d0d8fd86ac632a80ab596";

export default node;
