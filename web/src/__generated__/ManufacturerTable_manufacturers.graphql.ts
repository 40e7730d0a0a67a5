/**
 * @generated SignedSource<<a4eedc45934144d1b9081caa5812ab97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManufacturerTable_manufacturers$data = {
  readonly __id: string;
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
  "type": "ManufacturerConnection",
  "abstractKey": null
};

(node as any).hash = "2239077f0971557361d05bdd50378545";

export default node;
