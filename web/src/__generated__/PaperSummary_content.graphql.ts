/**
 * @generated SignedSource<<78064e2975ffd4414b263a79501f0fb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxKind = "ACROSS_STATES" | "NONE" | "WITHIN_STATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaperSummary_content$data = {
  readonly stateTaxName: string;
  readonly summary: ReadonlyArray<{
    readonly cgst: string;
    readonly cgstRate: string;
    readonly hsnCode: string | null | undefined;
    readonly igst: string;
    readonly igstRate: string;
    readonly quantity: number;
    readonly sgst: string;
    readonly sgstRate: string;
    readonly taxable: string;
  }>;
  readonly taxKind: TaxKind;
  readonly " $fragmentType": "PaperSummary_content";
};
export type PaperSummary_content$key = {
  readonly " $data"?: PaperSummary_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperSummary_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaperSummary_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateTaxName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hsnCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cgstRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sgstRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "igstRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cgst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sgst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "igst",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxDocumentContent",
  "abstractKey": null
};

(node as any).hash = "0efcd6e532bee6a2dbccd39ec45d6f58";

export default node;
