/**
 * @generated SignedSource<<8f945ec98b316bc459abae6863f945a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeRecent_viewer$data = {
  readonly recentChanges: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RecentChanges_entries">;
  }> | null | undefined;
  readonly " $fragmentType": "HomeRecent_viewer";
};
export type HomeRecent_viewer$key = {
  readonly " $data"?: HomeRecent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeRecent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeRecent_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "recentChanges",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecentChanges_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0ab04801a74df4b4553f0707841b51a8";

export default node;
