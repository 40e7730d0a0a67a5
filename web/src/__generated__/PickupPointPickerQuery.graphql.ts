/**
 * @generated SignedSource<<21c7d41863dad431e8b1d5153438e458>>
 * @relayHash abf646c4f5eb14d80d7519e1c9315e94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e6ee710ddbf77dc217914881e34bc510d31eb0403c7a20f8a30b81131643685

import type { ConcreteRequest } from 'relay-runtime';
export type PickupPointPickerQuery$variables = {
  search?: string | null | undefined;
};
export type PickupPointPickerQuery$data = {
  readonly viewer: {
    readonly pickupPoints: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type PickupPointPickerQuery = {
  response: PickupPointPickerQuery$data;
  variables: PickupPointPickerQuery$variables;
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
        "concreteType": "PickupPointConnection",
        "kind": "LinkedField",
        "name": "pickupPoints",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PickupPointEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PickupPoint",
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
    "name": "PickupPointPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PickupPointPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6e6ee710ddbf77dc217914881e34bc510d31eb0403c7a20f8a30b81131643685",
    "metadata": {},
    "name": "PickupPointPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab24ba420ee695cd44201e85c141ef7e";

export default node;
