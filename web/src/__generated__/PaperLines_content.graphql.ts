/**
 * @generated SignedSource<<7bd32a76339c27fd411822a81436a7e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxKind = "ACROSS_STATES" | "NONE" | "WITHIN_STATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaperLines_content$data = {
  readonly amounts: {
    readonly cgst: string;
    readonly igst: string;
    readonly sgst: string;
    readonly taxable: string;
    readonly total: string;
  };
  readonly lines: ReadonlyArray<{
    readonly cgst: string;
    readonly cgstRate: string;
    readonly description: string;
    readonly discount: string;
    readonly giftPrice: string;
    readonly hsnCode: string | null | undefined;
    readonly igst: string;
    readonly igstRate: string;
    readonly listPrice: string;
    readonly quantity: number;
    readonly sgst: string;
    readonly sgstRate: string;
    readonly sku: string | null | undefined;
    readonly taxable: string;
    readonly total: string;
    readonly unit: string;
  }>;
  readonly stateTaxName: string;
  readonly taxKind: TaxKind;
  readonly " $fragmentType": "PaperLines_content";
};
export type PaperLines_content$key = {
  readonly " $data"?: PaperLines_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperLines_content">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxable",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cgst",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sgst",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "igst",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaperLines_content",
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
      "concreteType": "TaxedAmounts",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxDocumentLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
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
          "name": "unit",
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
          "name": "listPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "giftPrice",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "TaxDocumentContent",
  "abstractKey": null
};
})();

(node as any).hash = "ab9f8d6e3c2645af58a8a8df1b9d18c6";

export default node;
