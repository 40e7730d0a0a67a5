/**
 * @generated SignedSource<<e367325566074cdbc371d1fc99703e25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportCheck_job$data = {
  readonly downloadUrl: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ImportCheck_job";
};
export type ImportCheck_job$key = {
  readonly " $data"?: ImportCheck_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportCheck_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportCheck_job",
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
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "ee4fd3b84300991faf22d371377cc434";

export default node;
