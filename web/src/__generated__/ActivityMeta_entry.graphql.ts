/**
 * @generated SignedSource<<ad652d61190c0d5d6436eb4aee88bd7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityMeta_entry$data = {
  readonly actingFor: string | null | undefined;
  readonly at: string;
  readonly jobId: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "ActivityMeta_entry";
};
export type ActivityMeta_entry$key = {
  readonly " $data"?: ActivityMeta_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityMeta_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityMeta_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actingFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "af587190739577cabbf221350770e5cf";

export default node;
