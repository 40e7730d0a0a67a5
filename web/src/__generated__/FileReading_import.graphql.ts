/**
 * @generated SignedSource<<186d16729bb08d0add239eb8da49fe13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CsvDelimiter = "COMMA" | "PIPE" | "SEMICOLON" | "TAB" | "%future added value";
export type CsvEncoding = "UTF_16" | "UTF_8" | "WINDOWS_1252" | "%future added value";
export type FileFormat = "CSV" | "JSONL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FileReading_import$data = {
  readonly delimiter: CsvDelimiter | null | undefined;
  readonly encoding: CsvEncoding | null | undefined;
  readonly format: FileFormat;
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
      "name": "format",
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

(node as any).hash = "414a072754aa1b0ce9b3331473cbdac7";

export default node;
