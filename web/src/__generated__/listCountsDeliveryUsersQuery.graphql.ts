/**
 * @generated SignedSource<<f311b24972f7b11c767cbc8fdddbc9ab>>
 * @relayHash 5f50a78e343ea332f06367575f3d40a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36738820d7f92b00cc7812995cbe9d38a66307006e6ef2f35fa65ae1b3b3a52c

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryUserStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type DeliveryUserFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isOnDuty?: boolean | null | undefined;
  licenceUntil?: string | null | undefined;
  sellerId?: string | null | undefined;
  status?: DeliveryUserStatus | null | undefined;
  updatedSince?: string | null | undefined;
};
export type listCountsDeliveryUsersQuery$variables = {
  filter?: DeliveryUserFilter | null | undefined;
  search?: string | null | undefined;
};
export type listCountsDeliveryUsersQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsDeliveryUsersQuery = {
  response: listCountsDeliveryUsersQuery$data;
  variables: listCountsDeliveryUsersQuery$variables;
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
        "concreteType": "DeliveryUserConnection",
        "kind": "LinkedField",
        "name": "deliveryUsers",
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
    "name": "listCountsDeliveryUsersQuery",
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
    "name": "listCountsDeliveryUsersQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "36738820d7f92b00cc7812995cbe9d38a66307006e6ef2f35fa65ae1b3b3a52c",
    "metadata": {},
    "name": "listCountsDeliveryUsersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e436b5bb75c7723c7a04e87c93dff36";

export default node;
