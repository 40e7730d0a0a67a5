/**
 * @generated SignedSource<<ae938cd8170859a333fda0b76dde53f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTree_categories$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
      readonly order: number;
      readonly " $fragmentSpreads": FragmentRefs<"CategoryTreeRow_category">;
    };
  }>;
  readonly " $fragmentType": "CategoryTree_categories";
};
export type CategoryTree_categories$key = {
  readonly " $data"?: CategoryTree_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTree_categories">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryTree_categories",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "databaseId",
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
              "name": "order",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CategoryTreeRow_category"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CategoryConnection",
  "abstractKey": null
};

(node as any).hash = "ade4c7afbeaf746629220c79174443da";

export default node;
