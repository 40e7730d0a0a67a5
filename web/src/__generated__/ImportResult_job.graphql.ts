/**
 * @generated SignedSource<<2b4b67be359d7db995102d50747e1142>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobFailure = "BROKEN" | "NOT_ALLOWED" | "NO_ROOM" | "TOKEN_GONE" | "%future added value";
export type JobKind = "EDIT_PRODUCTS" | "EXPORT_AUDIT" | "EXPORT_BANNERS" | "EXPORT_BRANDS" | "EXPORT_CATEGORIES" | "EXPORT_COLLECTIONS" | "EXPORT_DELIVERY_USERS" | "EXPORT_FULFILMENTS" | "EXPORT_LOCATIONS" | "EXPORT_MANUFACTURERS" | "EXPORT_ORDERS" | "EXPORT_ORDER_LINES" | "EXPORT_PEOPLE" | "EXPORT_PICKUP_POINTS" | "EXPORT_PRODUCTS" | "EXPORT_ROLES" | "EXPORT_TAX_DOCUMENTS" | "EXPORT_VARIANTS" | "EXPORT_VENDORS" | "IMPORT_BRANDS" | "IMPORT_CATEGORIES" | "IMPORT_COLLECTION_PRODUCTS" | "IMPORT_MANUFACTURERS" | "IMPORT_PICKUP_POINTS" | "IMPORT_PRICE_STOCK" | "IMPORT_PRODUCTS" | "IMPORT_VENDORS" | "OTHER" | "UNDO_EDIT" | "UNDO_IMPORT" | "%future added value";
export type JobState = "CANCELLED" | "CHECKING" | "DONE" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING" | "STAGING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportResult_job$data = {
  readonly canRetry: boolean;
  readonly canUndo: boolean;
  readonly downloadUrl: string | null | undefined;
  readonly failure: JobFailure | null | undefined;
  readonly id: string;
  readonly kind: JobKind;
  readonly okCount: number;
  readonly refusedCount: number;
  readonly skippedCount: number;
  readonly state: JobState;
  readonly undoneBy: {
    readonly okCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"ImportUndo_job">;
  } | null | undefined;
  readonly " $fragmentType": "ImportResult_job";
};
export type ImportResult_job$key = {
  readonly " $data"?: ImportResult_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportResult_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "okCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportResult_job",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skippedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRetry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "undoneBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportUndo_job"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "6eeccf0594753c6d0dd574d5bdbf7b57";

export default node;
