/**
 * @generated SignedSource<<af308d565d0f5532ac398825deb3679c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "CHANGED" | "CREATED" | "DELETED" | "NOTED" | "%future added value";
export type AuditActorKind = "DELIVERY_USER" | "OWNER" | "SELLER" | "SYSTEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivitySentence_entry$data = {
  readonly action: AuditAction;
  readonly actor: {
    readonly kind: AuditActorKind;
    readonly name: string | null | undefined;
  };
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly label: string;
    readonly path: ReadonlyArray<string>;
  }>;
  readonly note: string | null | undefined;
  readonly noteCount: number | null | undefined;
  readonly noteDetail: string | null | undefined;
  readonly subjectId: string | null | undefined;
  readonly subjectName: string | null | undefined;
  readonly subjectType: string;
  readonly " $fragmentType": "ActivitySentence_entry";
};
export type ActivitySentence_entry$key = {
  readonly " $data"?: ActivitySentence_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivitySentence_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActivitySentence_entry",
  "selections": [
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
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteDetail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteCount",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "1d964a389aafc0257a37f240ddad9a61";

export default node;
