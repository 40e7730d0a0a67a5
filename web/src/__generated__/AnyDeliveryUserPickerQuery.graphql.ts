/**
 * @generated SignedSource<<2a82fa1159cdc0a5ed5928775065887d>>
 * @relayHash 811806eeb9f2be6a74975695c99959e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a96afc758bc7be0e3ddacc7a22fed2fdd9e40ad13195b25b07b7099a0739719c

import type { ConcreteRequest } from 'relay-runtime';
export type AnyDeliveryUserPickerQuery$variables = {
  search?: string | null | undefined;
};
export type AnyDeliveryUserPickerQuery$data = {
  readonly viewer: {
    readonly deliveryUsers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type AnyDeliveryUserPickerQuery = {
  response: AnyDeliveryUserPickerQuery$data;
  variables: AnyDeliveryUserPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "DeliveryUserConnection",
        "kind": "LinkedField",
        "name": "deliveryUsers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryUserEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryUser",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AnyDeliveryUserPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnyDeliveryUserPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a96afc758bc7be0e3ddacc7a22fed2fdd9e40ad13195b25b07b7099a0739719c",
    "metadata": {},
    "name": "AnyDeliveryUserPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c6eb1b7c309cbf42caf6a98e04ddffe";

export default node;
