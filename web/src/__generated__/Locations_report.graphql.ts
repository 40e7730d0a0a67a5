/**
 * @generated SignedSource<<5131d4dbf27e41eb3e614053ca7ec8cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Locations_report$data = {
  readonly sellers: ReadonlyArray<{
    readonly acceptMinutes: number | null | undefined;
    readonly cancelledPercent: string | null | undefined;
    readonly latePercent: string | null | undefined;
    readonly name: string;
    readonly orders: number;
    readonly sales: string;
    readonly sellerId: string;
  }>;
  readonly " $fragmentType": "Locations_report";
};
export type Locations_report$key = {
  readonly " $data"?: Locations_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"Locations_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Locations_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SellerSales",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sellerId",
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
          "name": "orders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sales",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latePercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelledPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesReport",
  "abstractKey": null
};

(node as any).hash = "0142a470e16115d3567c91d7c9c2ebdd";

export default node;
