/**
 * @generated SignedSource<<53206684135c936459626cbe9d6e8169>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldValueKind = "DATE" | "IMAGE" | "INSTANT" | "MONEY" | "NUMBER" | "PERCENTAGE" | "RECORD" | "RICH_TEXT" | "TEXT" | "YES_NO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeValue_change$data = {
  readonly after: string | null | undefined;
  readonly afterUrl: string | null | undefined;
  readonly before: string | null | undefined;
  readonly beforeUrl: string | null | undefined;
  readonly isChanged: boolean;
  readonly kind: FieldValueKind;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "ChangeValue_change";
};
export type ChangeValue_change$key = {
  readonly " $data"?: ChangeValue_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeValue_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeValue_change",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beforeUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChanged",
      "storageKey": null
    }
  ],
  "type": "FieldChange",
  "abstractKey": null
};

(node as any).hash = "7d8c2801ac1f0a6817918ea2cee14d94";

export default node;
