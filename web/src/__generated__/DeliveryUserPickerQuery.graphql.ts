/**
 * @generated SignedSource<<fb414a6d410b354c48bcaaa07a9d5b06>>
 * @relayHash b601a606328e13e6fef9b1f654a284e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fd1b302b808916e87f9cdcda6779ac10122d077e23028d6d931df374dcfc96f

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
export type DeliveryUserPickerQuery$variables = {
  filter?: DeliveryUserFilter | null | undefined;
  search?: string | null | undefined;
};
export type DeliveryUserPickerQuery$data = {
  readonly viewer: {
    readonly deliveryUsers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly isOnDuty: boolean;
          readonly name: string;
          readonly openDeliveries: number;
        };
      }>;
    };
  } | null | undefined;
};
export type DeliveryUserPickerQuery = {
  response: DeliveryUserPickerQuery$data;
  variables: DeliveryUserPickerQuery$variables;
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
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          },
          {
            "kind": "Literal",
            "name": "orderBy",
            "value": {
              "field": "OPEN_DELIVERIES"
            }
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOnDuty",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openDeliveries",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeliveryUserPickerQuery",
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
    "name": "DeliveryUserPickerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6fd1b302b808916e87f9cdcda6779ac10122d077e23028d6d931df374dcfc96f",
    "metadata": {},
    "name": "DeliveryUserPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b53b63e311d5d4a356865b798a91bcdc";

export default node;
