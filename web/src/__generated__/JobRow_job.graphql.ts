/**
 * @generated SignedSource<<ffd4ba94f4e97869ef840447de9e1b9a>>
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
export type JobRow_job$data = {
  readonly canCancel: boolean;
  readonly canRetry: boolean;
  readonly canUndo: boolean;
  readonly createdAt: string | null | undefined;
  readonly doneCount: number;
  readonly downloadUrl: string | null | undefined;
  readonly failure: JobFailure | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly kind: JobKind;
  readonly progress: number;
  readonly refusedCount: number;
  readonly startedBy: string;
  readonly state: JobState;
  readonly total: number;
  readonly " $fragmentType": "JobRow_job";
};
export type JobRow_job$key = {
  readonly " $data"?: JobRow_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobRow_job",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneCount",
      "storageKey": null
    },
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
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
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
      "name": "canCancel",
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
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "c0e94f3273cf5014da774fab8e7042b8";

export default node;
