/**
 * @generated SignedSource<<9b7ef2835c2e91ad03401e75790576f6>>
 * @relayHash 3eee3f071beb9aff7274ce946a96f983
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0519e01d9d87ee56e5a73bb9a7bf0af97892125f832c2a145ddb61e008017505

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportList = "BRANDS" | "MANUFACTURERS" | "PRODUCTS" | "VENDORS" | "%future added value";
export type PaymentTerms = "NET_15" | "NET_30" | "NET_45" | "NET_60" | "NET_7" | "NET_90" | "ON_DELIVERY" | "PREPAID" | "%future added value";
export type ProductStatus = "DISABLED" | "DRAFT" | "ENABLED" | "PENDING" | "RECTIFICATION" | "%future added value";
export type VendorStatus = "ACTIVE" | "BLOCKED" | "%future added value";
export type StartExportInput = {
  brandId?: string | null | undefined;
  categoryId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  list: ExportList;
  paymentTerms?: ReadonlyArray<PaymentTerms> | null | undefined;
  provinceCodes?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
  status?: ReadonlyArray<ProductStatus> | null | undefined;
  vendorStatus?: VendorStatus | null | undefined;
};
export type ExportButtonMutation$variables = {
  input: StartExportInput;
};
export type ExportButtonMutation$data = {
  readonly startExport: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly job?: {
      readonly id: string;
    };
  };
};
export type ExportButtonMutation = {
  response: ExportButtonMutation$data;
  variables: ExportButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StartExportSuccess",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageCode",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageParams",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ValidationIssue",
    "kind": "LinkedField",
    "name": "issues",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ValidationError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startExport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startExport",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0519e01d9d87ee56e5a73bb9a7bf0af97892125f832c2a145ddb61e008017505",
    "metadata": {},
    "name": "ExportButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "852873bb3bf35088aa8356d8f6b2f5f6";

export default node;
