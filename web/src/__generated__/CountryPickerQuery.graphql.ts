/**
 * @generated SignedSource<<991cf051e825e6fe904cb7da955430a6>>
 * @relayHash d74a85ba5a51df7af6a07c1843bdd10c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a65e083fc18ea203de2b954151c8625b13478dbaa2b4d7c2ee7346b18eb1dad

import type { ConcreteRequest } from 'relay-runtime';
export type CountryPickerQuery$variables = Record<PropertyKey, never>;
export type CountryPickerQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};
export type CountryPickerQuery = {
  response: CountryPickerQuery$data;
  variables: CountryPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "countries",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CountryPickerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CountryPickerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7a65e083fc18ea203de2b954151c8625b13478dbaa2b4d7c2ee7346b18eb1dad",
    "metadata": {},
    "name": "CountryPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f956314fce0c0a9dd3d5021cc0aa7205";

export default node;
