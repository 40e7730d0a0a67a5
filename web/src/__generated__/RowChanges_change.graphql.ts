/**
 * @generated SignedSource<<0d6be9e4a4f3562bb878503fce69f72e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldValueKind = "DATE" | "IMAGE" | "INSTANT" | "MONEY" | "NUMBER" | "PERCENTAGE" | "RECORD" | "RICH_TEXT" | "TEXT" | "YES_NO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RowChanges_change$data = ReadonlyArray<{
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly kind: FieldValueKind;
  readonly label: string;
  readonly part: string | null | undefined;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "RowChanges_change";
}>;
export type RowChanges_change$key = ReadonlyArray<{
  readonly " $data"?: RowChanges_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowChanges_change">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RowChanges_change",
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
      "name": "part",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
  "type": "FieldChange",
  "abstractKey": null
};

(node as any).hash = "75b497294c1c2460a64ed3f595c1a44d";

export default node;
