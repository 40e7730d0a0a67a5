/**
 * @generated SignedSource<<5755cfbcb074b9f5a5f478b456197df9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTable_categories$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
      readonly order: number;
      readonly " $fragmentSpreads": FragmentRefs<"CategoryRow_category">;
    };
  }>;
  readonly " $fragmentType": "CategoryTable_categories";
};
export type CategoryTable_categories$key = {
  readonly " $data"?: CategoryTable_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTable_categories">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryTable_categories",
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
              "name": "CategoryRow_category"
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

(node as any).hash = "233df7be5aa4551dd1a12a65f098cccb";

export default node;
