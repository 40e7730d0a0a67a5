/**
 * @generated SignedSource<<d83e438e11328c640dd560833fb36927>>
 * @relayHash 1338837d4f2971fbf79feb294c26a3a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd4336646a0059ee6c6b074ade235cf64f3f4abcdb18c576cbe4b6af42c78b71

import type { ConcreteRequest } from 'relay-runtime';
export type VendorFilterChipsQuery$variables = Record<PropertyKey, never>;
export type VendorFilterChipsQuery$data = {
  readonly country: {
    readonly provinces: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type VendorFilterChipsQuery = {
  response: VendorFilterChipsQuery$data;
  variables: VendorFilterChipsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "code",
        "value": "IND"
      }
    ],
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "country",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Province",
        "kind": "LinkedField",
        "name": "provinces",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "country(code:\"IND\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VendorFilterChipsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VendorFilterChipsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fd4336646a0059ee6c6b074ade235cf64f3f4abcdb18c576cbe4b6af42c78b71",
    "metadata": {},
    "name": "VendorFilterChipsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05481451f275a3c26eb4d2abbad36641";

export default node;
