/**
 * @generated SignedSource<<1a25448f3dfe692cc52a186bce76ab56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityGroup_entries$data = ReadonlyArray<{
  readonly actor: {
    readonly name: string | null | undefined;
    readonly picture: string | null | undefined;
  };
  readonly at: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityChanges_entry" | "ActivityMeta_entry" | "ActivitySentence_entry">;
  readonly " $fragmentType": "ActivityGroup_entries";
}>;
export type ActivityGroup_entries$key = ReadonlyArray<{
  readonly " $data"?: ActivityGroup_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityGroup_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ActivityGroup_entries",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditActor",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "picture",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityMeta_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivitySentence_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityChanges_entry"
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "ada3234df9900cd12d917a319cff8e09";

export default node;
