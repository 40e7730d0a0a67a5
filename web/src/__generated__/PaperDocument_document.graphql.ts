/**
 * @generated SignedSource<<ab0eac32912f1da68f5570e58b96c51a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxDocumentKind = "BILL_OF_SUPPLY" | "CREDIT_NOTE" | "INVOICE_CUM_BILL_OF_SUPPLY" | "INVOICE_WITHOUT_TAX" | "TAX_INVOICE" | "%future added value";
export type TaxKind = "ACROSS_STATES" | "NONE" | "WITHIN_STATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaperDocument_document$data = {
  readonly content: {
    readonly against: {
      readonly issuedAt: string | null | undefined;
      readonly number: string;
    } | null | undefined;
    readonly amounts: {
      readonly total: string;
    };
    readonly delivery: {
      readonly " $fragmentSpreads": FragmentRefs<"PaperParty_party">;
    } | null | undefined;
    readonly deliveryCharge: string;
    readonly isReverseCharge: boolean;
    readonly orderNumber: string;
    readonly placeOfSupply: {
      readonly code: string;
      readonly name: string;
    } | null | undefined;
    readonly placedAt: string | null | undefined;
    readonly recipient: {
      readonly " $fragmentSpreads": FragmentRefs<"PaperParty_party">;
    };
    readonly supplier: {
      readonly legalName: string | null | undefined;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"PaperParty_party">;
    };
    readonly taxKind: TaxKind;
    readonly totalInWords: string;
    readonly " $fragmentSpreads": FragmentRefs<"PaperLines_content" | "PaperSummary_content">;
  };
  readonly invoiceReferenceNumber: string | null | undefined;
  readonly issuedAt: string | null | undefined;
  readonly kind: TaxDocumentKind;
  readonly number: string;
  readonly reason: string | null | undefined;
  readonly signedQrCode: string | null | undefined;
  readonly " $fragmentType": "PaperDocument_document";
};
export type PaperDocument_document$key = {
  readonly " $data"?: PaperDocument_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperDocument_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "issuedAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PaperParty_party"
},
v4 = [
  (v3/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaperDocument_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "invoiceReferenceNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedQrCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxDocumentContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placedAt",
          "storageKey": null
        },
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
          "name": "totalInWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReverseCharge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryCharge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlaceOfSupply",
          "kind": "LinkedField",
          "name": "placeOfSupply",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CreditedDocument",
          "kind": "LinkedField",
          "name": "against",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxParty",
          "kind": "LinkedField",
          "name": "supplier",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "legalName",
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxParty",
          "kind": "LinkedField",
          "name": "recipient",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxParty",
          "kind": "LinkedField",
          "name": "delivery",
          "plural": false,
          "selections": (v4/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaperLines_content"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaperSummary_content"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxDocument",
  "abstractKey": null
};
})();

(node as any).hash = "b06e93d6a9364376dabe9c7e82962c28";

export default node;
