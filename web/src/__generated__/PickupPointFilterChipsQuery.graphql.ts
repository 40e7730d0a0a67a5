/**
 * @generated SignedSource<<e3a9b1569407c530f3b44d41c58346f1>>
 * @relayHash 27e71627f0a2d27ede2a2038863da749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a1b5dc48c54c01fc21444c47bccaa116fa8fceafd4d1093287ea0a82f6d6f86

import type { ConcreteRequest } from 'relay-runtime';
export type PickupPointFilterChipsQuery$variables = Record<PropertyKey, never>;
export type PickupPointFilterChipsQuery$data = {
  readonly country: {
    readonly provinces: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type PickupPointFilterChipsQuery = {
  response: PickupPointFilterChipsQuery$data;
  variables: PickupPointFilterChipsQuery$variables;
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
    "name": "PickupPointFilterChipsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PickupPointFilterChipsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0a1b5dc48c54c01fc21444c47bccaa116fa8fceafd4d1093287ea0a82f6d6f86",
    "metadata": {},
    "name": "PickupPointFilterChipsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6815d5b86bc15d352b0368d2e9f1d6e4";

export default node;
