/**
 * @generated SignedSource<<79b7867dcd7296918ad9f8ba9b7f2ab7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "OUT" | "PACKED" | "PENDING" | "READY" | "RETURNED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LocationOrders_viewer$data = {
  readonly fulfilments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amounts: {
          readonly total: string;
        };
        readonly customerName: string;
        readonly id: string;
        readonly number: string;
        readonly placedAt: string | null | undefined;
        readonly status: FulfilmentStatus;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "LocationOrders_viewer";
};
export type LocationOrders_viewer$key = {
  readonly " $data"?: LocationOrders_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationOrders_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sellerId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationOrders_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "sellerId",
              "variableName": "sellerId"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "direction": "DESC",
            "field": "PLACED_AT"
          }
        }
      ],
      "concreteType": "FulfilmentConnection",
      "kind": "LinkedField",
      "name": "fulfilments",
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
          "concreteType": "FulfilmentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Fulfilment",
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
                  "name": "number",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "customerName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "placedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TaxedAmounts",
                  "kind": "LinkedField",
                  "name": "amounts",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "total",
                      "storageKey": null
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "20ac6d13cff1cf0e03ed6f785b366980";

export default node;
