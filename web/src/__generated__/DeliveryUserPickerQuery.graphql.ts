/**
 * @generated SignedSource<<3deb6d486c0f7dfec12d377acdb971f9>>
 * @relayHash 3a516b1dcbebbc6f442d16c5af176e29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f6a4191d05a11f766fe4376e928b060edd7a605a844388f7eada80b5d91bce6

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
  offDuty?: DeliveryUserFilter | null | undefined;
  onDuty?: DeliveryUserFilter | null | undefined;
  search?: string | null | undefined;
};
export type DeliveryUserPickerQuery$data = {
  readonly viewer: {
    readonly offDuty: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly openDeliveries: number;
        };
      }>;
    };
    readonly onDuty: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
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
  "name": "offDuty"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onDuty"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v4 = {
  "kind": "Literal",
  "name": "orderBy",
  "value": {
    "field": "OPEN_DELIVERIES"
  }
},
v5 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v6 = [
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
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": "onDuty",
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "onDuty"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "DeliveryUserConnection",
        "kind": "LinkedField",
        "name": "deliveryUsers",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "offDuty",
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "offDuty"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "DeliveryUserConnection",
        "kind": "LinkedField",
        "name": "deliveryUsers",
        "plural": false,
        "selections": (v6/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeliveryUserPickerQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeliveryUserPickerQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "7f6a4191d05a11f766fe4376e928b060edd7a605a844388f7eada80b5d91bce6",
    "metadata": {},
    "name": "DeliveryUserPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb71f7fd247165cc728162486dc511ed";

export default node;
