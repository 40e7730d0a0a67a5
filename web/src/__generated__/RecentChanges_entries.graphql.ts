/**
 * @generated SignedSource<<dc3327b76d550072cbe91cf471949d7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "CHANGED" | "CREATED" | "DELETED" | "NOTED" | "%future added value";
export type AuditActorKind = "DELIVERY_USER" | "OWNER" | "SELLER" | "SYSTEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecentChanges_entries$data = ReadonlyArray<{
  readonly action: AuditAction;
  readonly actor: {
    readonly kind: AuditActorKind;
    readonly name: string | null | undefined;
  };
  readonly at: string;
  readonly id: string;
  readonly subjectId: string | null | undefined;
  readonly subjectName: string | null | undefined;
  readonly subjectType: string;
  readonly " $fragmentType": "RecentChanges_entries";
}>;
export type RecentChanges_entries$key = ReadonlyArray<{
  readonly " $data"?: RecentChanges_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentChanges_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RecentChanges_entries",
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
      "kind": "ScalarField",
      "name": "action",
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
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectName",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "8391512298c9cd5dc006ac20a85fee56";

export default node;
