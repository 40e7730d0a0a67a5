/**
 * @generated SignedSource<<4cb375df2068b48063ca6624f0ec9f8e>>
 * @relayHash d60e1977ba645ec1bb44660106976fa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 709de2feccb65f8fce925a84e05c148473c94a28eecd75f0d1b0a394edf3ae72

import type { ConcreteRequest } from 'relay-runtime';
export type starterQuery$variables = Record<PropertyKey, never>;
export type starterQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly verticalDescription: string | null | undefined;
      readonly verticalName: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type starterQuery = {
  response: starterQuery$data;
  variables: starterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verticalName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verticalDescription",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "starterQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "starterQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "709de2feccb65f8fce925a84e05c148473c94a28eecd75f0d1b0a394edf3ae72",
    "metadata": {},
    "name": "starterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "030e68fd2168dda5aebe7b63025b7b4d";

export default node;
