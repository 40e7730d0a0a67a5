/**
 * @generated SignedSource<<a80230c0f595b6727e86659d3270b7d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageGallery_images$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly databaseId: string;
      readonly id: string;
      readonly order: number;
      readonly " $fragmentSpreads": FragmentRefs<"ImageTile_image">;
    };
  }>;
  readonly " $fragmentType": "ImageGallery_images";
};
export type ImageGallery_images$key = {
  readonly " $data"?: ImageGallery_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageGallery_images">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageGallery_images",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImageEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductImage",
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
              "name": "order",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ImageTile_image"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductImageConnection",
  "abstractKey": null
};

(node as any).hash = "a02dab4faaa1913e7038fc42c91be990";

export default node;
