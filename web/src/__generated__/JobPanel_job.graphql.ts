/**
 * @generated SignedSource<<94f2fdf7f22279157aa72ab1f26f299a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobPanel_job$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
  readonly " $fragmentType": "JobPanel_job";
}>;
export type JobPanel_job$key = ReadonlyArray<{
  readonly " $data"?: JobPanel_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobPanel_job">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "JobPanel_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobRow_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "a0a952b7b8ca70f232a126973e53a969";

export default node;
