/**
 * @generated SignedSource<<7cd17547df4d4b6983075b97b26372c2>>
 * @relayHash 13a115355b63761106449aa9f28d069b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a00e4b0ba693479a66fd8215868b10c4e418e56d09a88d13ab9bf6638ec22b7

import type { ConcreteRequest } from 'relay-runtime';
export type PickupPointFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isPaused?: boolean | null | undefined;
  pausedTo?: string | null | undefined;
  provinceCode?: ReadonlyArray<string> | null | undefined;
  sellerId?: string | null | undefined;
  updatedSince?: string | null | undefined;
};
export type listCountsPickupPointsQuery$variables = {
  filter?: PickupPointFilter | null | undefined;
  search?: string | null | undefined;
};
export type listCountsPickupPointsQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsPickupPointsQuery = {
  response: listCountsPickupPointsQuery$data;
  variables: listCountsPickupPointsQuery$variables;
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
        "concreteType": "PickupPointConnection",
        "kind": "LinkedField",
        "name": "pickupPoints",
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
    "name": "listCountsPickupPointsQuery",
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
    "name": "listCountsPickupPointsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5a00e4b0ba693479a66fd8215868b10c4e418e56d09a88d13ab9bf6638ec22b7",
    "metadata": {},
    "name": "listCountsPickupPointsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "267d731c4e9b8ab4d33a72f0d82a29aa";

export default node;
