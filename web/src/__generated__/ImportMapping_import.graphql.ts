/**
 * @generated SignedSource<<52192e032962a7c1545d6d3aca6cc482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileFormat = "CSV" | "JSONL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportMapping_import$data = {
  readonly addsMissing: boolean;
  readonly clearWord: string;
  readonly columns: ReadonlyArray<{
    readonly name: string;
    readonly position: number;
    readonly " $fragmentSpreads": FragmentRefs<"FieldSource_column">;
  }>;
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"FieldSource_field">;
  }>;
  readonly format: FileFormat;
  readonly isRead: boolean;
  readonly mapping: ReadonlyArray<{
    readonly column: number | null | undefined;
    readonly constant: string | null | undefined;
    readonly field: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"FileReading_import">;
  readonly " $fragmentType": "ImportMapping_import";
};
export type ImportMapping_import$key = {
  readonly " $data"?: ImportMapping_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportMapping_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportMapping_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clearWord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addsMissing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldSource_column"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldSource_field"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportMapping",
      "kind": "LinkedField",
      "name": "mapping",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "constant",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileReading_import"
    }
  ],
  "type": "Import",
  "abstractKey": null
};
})();

(node as any).hash = "22e97e954ee65e9ae5322a50b34cc4f0";

export default node;
