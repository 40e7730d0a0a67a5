/**
 * @generated SignedSource<<dcf44e46fdef56f9d45f3e570831a4d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopProducts_report$data = {
  readonly topProducts: ReadonlyArray<{
    readonly name: string;
    readonly previousSales: string;
    readonly previousUnits: number;
    readonly productId: string;
    readonly sales: string;
    readonly units: number;
  }>;
  readonly " $fragmentType": "TopProducts_report";
};
export type TopProducts_report$key = {
  readonly " $data"?: TopProducts_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopProducts_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TopProducts_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSales",
      "kind": "LinkedField",
      "name": "topProducts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
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
          "name": "units",
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
          "name": "previousUnits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previousSales",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesReport",
  "abstractKey": null
};

(node as any).hash = "eddcaeee6b6a0ef3932c4c90b90925dc";

export default node;
