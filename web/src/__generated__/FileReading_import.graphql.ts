/**
 * @generated SignedSource<<3a5b5febcbb3bd8010d119f7fc559929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CsvDelimiter = "COMMA" | "PIPE" | "SEMICOLON" | "TAB" | "%future added value";
export type CsvEncoding = "UTF_16" | "UTF_8" | "WINDOWS_1252" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FileReading_import$data = {
  readonly delimiter: CsvDelimiter | null | undefined;
  readonly encoding: CsvEncoding | null | undefined;
  readonly isRead: boolean;
  readonly uploadId: string;
  readonly " $fragmentType": "FileReading_import";
};
export type FileReading_import$key = {
  readonly " $data"?: FileReading_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileReading_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileReading_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delimiter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encoding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "22b603c924fba25d7ab38ea13e6cc3c6";

export default node;
