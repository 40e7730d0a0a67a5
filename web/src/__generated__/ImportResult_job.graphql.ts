/**
 * @generated SignedSource<<39d677f090900f9a39dfbd898088099c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobFailure = "BROKEN" | "NOT_ALLOWED" | "TOKEN_GONE" | "%future added value";
export type JobState = "CANCELLED" | "CHECKING" | "DONE" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING" | "STAGING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportResult_job$data = {
  readonly canRetry: boolean;
  readonly downloadUrl: string | null | undefined;
  readonly failure: JobFailure | null | undefined;
  readonly id: string;
  readonly okCount: number;
  readonly refusedCount: number;
  readonly skippedCount: number;
  readonly state: JobState;
  readonly " $fragmentType": "ImportResult_job";
};
export type ImportResult_job$key = {
  readonly " $data"?: ImportResult_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportResult_job">;
};

const node: ReaderFragment = {
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
      "name": "state",
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
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "152f1a65396b472306fa05d85a59b798";

export default node;
