/**
 * @generated SignedSource<<d5a69a67fbee031eedc3033da84f35cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "CHANGED" | "CREATED" | "DELETED" | "NOTED" | "%future added value";
export type AuditActorKind = "DELIVERY_USER" | "OWNER" | "SELLER" | "SYSTEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditRow_entry$data = {
  readonly actingFor: string | null | undefined;
  readonly action: AuditAction;
  readonly actor: {
    readonly kind: AuditActorKind;
    readonly name: string | null | undefined;
  };
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly label: string;
  }>;
  readonly note: string | null | undefined;
  readonly noteCount: number | null | undefined;
  readonly noteDetail: string | null | undefined;
  readonly partOfName: string | null | undefined;
  readonly subjectName: string | null | undefined;
  readonly subjectType: string;
  readonly " $fragmentType": "AuditRow_entry";
};
export type AuditRow_entry$key = {
  readonly " $data"?: AuditRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AuditRow_entry",
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
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "5d7b75976239c9dd4a8672a6750d3fc5";

export default node;
