/**
 * @generated SignedSource<<8dc9ebcd169f8787c0934047d82fc89c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobKind = "EDIT_PRODUCTS" | "EXPORT_AUDIT" | "EXPORT_BANNERS" | "EXPORT_BRANDS" | "EXPORT_CATEGORIES" | "EXPORT_COLLECTIONS" | "EXPORT_DELIVERY_USERS" | "EXPORT_FULFILMENTS" | "EXPORT_LOCATIONS" | "EXPORT_MANUFACTURERS" | "EXPORT_ORDERS" | "EXPORT_ORDER_LINES" | "EXPORT_PEOPLE" | "EXPORT_PICKUP_POINTS" | "EXPORT_PRODUCTS" | "EXPORT_ROLES" | "EXPORT_TAX_DOCUMENTS" | "EXPORT_VARIANTS" | "EXPORT_VENDORS" | "IMPORT_BRANDS" | "IMPORT_CATEGORIES" | "IMPORT_COLLECTION_PRODUCTS" | "IMPORT_MANUFACTURERS" | "IMPORT_PICKUP_POINTS" | "IMPORT_PRICE_STOCK" | "IMPORT_PRODUCTS" | "IMPORT_VENDORS" | "OTHER" | "UNDO_EDIT" | "UNDO_IMPORT" | "%future added value";
export type JobState = "CANCELLED" | "CHECKING" | "DONE" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING" | "STAGING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportSteps_job$data = {
  readonly id: string;
  readonly import: {
    readonly canRunAllOrNothing: boolean;
    readonly counts: {
      readonly changed: number;
      readonly created: number;
      readonly refused: number;
      readonly unchanged: number;
    };
    readonly isRead: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ImportMapping_import">;
  } | null | undefined;
  readonly kind: JobKind;
  readonly startedBy: string;
  readonly state: JobState;
  readonly total: number;
  readonly undoneBy: {
    readonly state: JobState;
    readonly " $fragmentSpreads": FragmentRefs<"useJobsReread_job">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ImportCheck_job" | "ImportProgress_job" | "ImportResult_job" | "useJobsReread_job">;
  readonly " $fragmentType": "ImportSteps_job";
};
export type ImportSteps_job$key = {
  readonly " $data"?: ImportSteps_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSteps_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "useJobsReread_job"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportSteps_job",
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
    (v0/*:: as any*/),
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
      "name": "startedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "import",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canRunAllOrNothing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportCounts",
          "kind": "LinkedField",
          "name": "counts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "created",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unchanged",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refused",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportMapping_import"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportCheck_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportProgress_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportResult_job"
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "96f62a02b4af8734fc1397a081c58d25";

export default node;
