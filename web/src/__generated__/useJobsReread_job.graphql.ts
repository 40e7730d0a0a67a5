/**
 * @generated SignedSource<<35e854557dabe89c676c59287115d1d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "CANCELLED" | "CHECKING" | "DONE" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING" | "STAGING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useJobsReread_job$data = ReadonlyArray<{
  readonly doneCount: number;
  readonly endedAt: string | null | undefined;
  readonly state: JobState;
  readonly " $fragmentType": "useJobsReread_job";
}>;
export type useJobsReread_job$key = ReadonlyArray<{
  readonly " $data"?: useJobsReread_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useJobsReread_job">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useJobsReread_job",
  "selections": [
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
      "name": "doneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "3fe2df267adc8c13ac55d83456f7e0d9";

export default node;
