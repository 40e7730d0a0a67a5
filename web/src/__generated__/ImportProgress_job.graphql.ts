/**
 * @generated SignedSource<<8f273e0d3264a7eb85ede10034f8bfae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "CANCELLED" | "CHECKING" | "DONE" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING" | "STAGING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportProgress_job$data = {
  readonly canCancel: boolean;
  readonly doneCount: number;
  readonly id: string;
  readonly progress: number;
  readonly state: JobState;
  readonly total: number;
  readonly " $fragmentType": "ImportProgress_job";
};
export type ImportProgress_job$key = {
  readonly " $data"?: ImportProgress_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportProgress_job",
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
      "name": "progress",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCancel",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "6f4cb3cae20fb12b6350890622369b96";

export default node;
