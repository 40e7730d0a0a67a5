/**
 * @generated SignedSource<<f6902131c1ce1a5afe361e12693b7b62>>
 * @relayHash acad3d3befa261e41541ee4fe1d8cbab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bf0b52ad1d6764a41463d17d793221c1c0123fdbc39ccc32d40cd5001530997

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentTerms = "NET_15" | "NET_30" | "NET_45" | "NET_60" | "NET_7" | "NET_90" | "ON_DELIVERY" | "PREPAID" | "%future added value";
export type VendorStatus = "ACTIVE" | "BLOCKED" | "%future added value";
export type VendorFilter = {
  categoryId?: string | null | undefined;
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  paymentTerms?: ReadonlyArray<PaymentTerms> | null | undefined;
  provinceCodes?: ReadonlyArray<string> | null | undefined;
  status?: VendorStatus | null | undefined;
  updatedSince?: string | null | undefined;
};
export type listCountsVendorsQuery$variables = {
  filter?: VendorFilter | null | undefined;
  search?: string | null | undefined;
};
export type listCountsVendorsQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsVendorsQuery = {
  response: listCountsVendorsQuery$data;
  variables: listCountsVendorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": "counted",
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "VendorConnection",
        "kind": "LinkedField",
        "name": "vendors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "listCountsVendorsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "listCountsVendorsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1bf0b52ad1d6764a41463d17d793221c1c0123fdbc39ccc32d40cd5001530997",
    "metadata": {},
    "name": "listCountsVendorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0554edf4701f64ba26fc3bde6b51852b";

export default node;
