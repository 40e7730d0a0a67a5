/**
 * @generated SignedSource<<7496421763cedbbcd5bcb0b00891b6d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentSeriesKind = "BILL_OF_SUPPLY" | "CREDIT_NOTE" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DocumentNumbers_seller$data = {
  readonly documentSeries: ReadonlyArray<{
    readonly financialYear: string;
    readonly issuedCount: number;
    readonly kind: DocumentSeriesKind;
    readonly prefix: string;
  }>;
  readonly id: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "DocumentNumbers_seller";
};
export type DocumentNumbers_seller$key = {
  readonly " $data"?: DocumentNumbers_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentNumbers_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DocumentNumbers_seller",
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
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentSeries",
      "kind": "LinkedField",
      "name": "documentSeries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "financialYear",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefix",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuedCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "fb3c89cb63a76b834a1ae43773aca95c";

export default node;
