/**
 * @generated SignedSource<<ccb4d020cab52908316aba58b2b58a9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManufacturerTable_manufacturers$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ManufacturerRow_manufacturer">;
    };
  }>;
  readonly " $fragmentType": "ManufacturerTable_manufacturers";
};
export type ManufacturerTable_manufacturers$key = {
  readonly " $data"?: ManufacturerTable_manufacturers$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManufacturerTable_manufacturers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManufacturerTable_manufacturers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ManufacturerEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Manufacturer",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "ManufacturerRow_manufacturer"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManufacturerConnection",
  "abstractKey": null
};

(node as any).hash = "a64354eac43b8022a1852cc867542de7";

export default node;
