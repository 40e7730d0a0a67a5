/**
 * @generated SignedSource<<e0fef12a0c629345b0588f99f87a1c56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobKind = "EDIT_PRODUCTS" | "EXPORT_AUDIT" | "EXPORT_BANNERS" | "EXPORT_BRANDS" | "EXPORT_CATEGORIES" | "EXPORT_COLLECTIONS" | "EXPORT_DELIVERY_USERS" | "EXPORT_FULFILMENTS" | "EXPORT_LOCATIONS" | "EXPORT_MANUFACTURERS" | "EXPORT_ORDERS" | "EXPORT_ORDER_LINES" | "EXPORT_PEOPLE" | "EXPORT_PICKUP_POINTS" | "EXPORT_PRODUCTS" | "EXPORT_ROLES" | "EXPORT_TAX_DOCUMENTS" | "EXPORT_VARIANTS" | "EXPORT_VENDORS" | "IMPORT_BRANDS" | "IMPORT_CATEGORIES" | "IMPORT_COLLECTION_PRODUCTS" | "IMPORT_MANUFACTURERS" | "IMPORT_PICKUP_POINTS" | "IMPORT_PRICE_STOCK" | "IMPORT_PRODUCTS" | "IMPORT_VENDORS" | "OTHER" | "UNDO_EDIT" | "UNDO_IMPORT" | "%future added value";
export type JobState = "CANCELLED" | "CHECKING" | "DONE" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING" | "STAGING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportUndo_job$data = {
  readonly canRetry: boolean;
  readonly doneCount: number;
  readonly id: string;
  readonly kind: JobKind;
  readonly okCount: number;
  readonly progress: number;
  readonly refusedCount: number;
  readonly state: JobState;
  readonly total: number;
  readonly " $fragmentType": "ImportUndo_job";
};
export type ImportUndo_job$key = {
  readonly " $data"?: ImportUndo_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportUndo_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportUndo_job",
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
      "name": "okCount",
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
      "name": "canRetry",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "dcd790154593aecb8b694d8e47df1cf3";

export default node;
