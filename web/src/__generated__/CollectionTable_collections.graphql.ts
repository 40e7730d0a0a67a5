/**
 * @generated SignedSource<<ab1452be293724aa02c1ce94ebdd05b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionTable_collections$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly productCount: number | null | undefined;
      readonly viewerCanDelete: boolean;
      readonly viewerCanUpdate: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"CollectionRow_collection">;
    };
  }>;
  readonly " $fragmentType": "CollectionTable_collections";
};
export type CollectionTable_collections$key = {
  readonly " $data"?: CollectionTable_collections$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionTable_collections">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionTable_collections",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CollectionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Collection",
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
              "name": "productCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerCanUpdate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerCanDelete",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CollectionRow_collection"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CollectionConnection",
  "abstractKey": null
};

(node as any).hash = "2b7c3d36cc2bd774a98f2b80971d352a";

export default node;
