/**
 * @generated SignedSource<<7f49bdd81ead7c8f798d933cf4f77845>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "CHANGED" | "CREATED" | "DELETED" | "NOTED" | "%future added value";
export type AuditActorKind = "DELIVERY_USER" | "OWNER" | "SELLER" | "SYSTEM" | "%future added value";
export type FieldValueKind = "DATE" | "IMAGE" | "INSTANT" | "MONEY" | "NUMBER" | "PERCENTAGE" | "RECORD" | "RICH_TEXT" | "TEXT" | "YES_NO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditDialog_entry$data = {
  readonly actingFor: string | null | undefined;
  readonly action: AuditAction;
  readonly actor: {
    readonly id: string;
    readonly kind: AuditActorKind;
    readonly name: string | null | undefined;
  };
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly kind: FieldValueKind;
    readonly label: string;
    readonly path: ReadonlyArray<string>;
  }>;
  readonly note: string | null | undefined;
  readonly noteCount: number | null | undefined;
  readonly noteDetail: string | null | undefined;
  readonly partOfName: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly subjectName: string | null | undefined;
  readonly subjectType: string;
  readonly " $fragmentType": "AuditDialog_entry";
};
export type AuditDialog_entry$key = {
  readonly " $data"?: AuditDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditDialog_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AuditDialog_entry",
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
      "kind": "ScalarField",
      "name": "actingFor",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
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
      "kind": "ScalarField",
      "name": "partOfName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
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
})();

(node as any).hash = "e47a70bb2a3c449f7a4d23df5bed6bab";

export default node;
