/**
 * @generated SignedSource<<a94443c6bf655447bd2908b4e4f1db6d>>
 * @relayHash 0d552bb363806ce3c424e0ae5f9e7534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0f7a4e1978cda941ebc794ccacd55143c4c87d34291f28d9a04d8a89b187bb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancellationReason = "ADDRESS_UNSERVICEABLE" | "CUSTOMER_REQUEST" | "DAMAGED" | "NOT_COLLECTED" | "OTHER" | "OUT_OF_STOCK" | "PAYMENT_FAILED" | "REFUSED" | "SUSPECTED_FRAUD" | "WRONG_ITEM" | "WRONG_PRICE" | "%future added value";
export type DeliveryMode = "DELIVERY" | "PICKUP" | "%future added value";
export type FulfilmentOrderField = "CREATED_AT" | "NUMBER" | "PLACED_AT" | "PROMISED_DATE" | "STATUS_CHANGED_AT" | "TOTAL" | "UPDATED_AT" | "%future added value";
export type FulfilmentStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "OUT" | "PACKED" | "PENDING" | "READY" | "RETURNED" | "%future added value";
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COLLECTION_PRODUCTS" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "LOCATION_INVITATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PEOPLE" | "PRODUCTS" | "REPORTS" | "VENDORS" | "WEBHOOKS" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NET_BANKING" | "OTHER" | "UPI" | "WALLET" | "%future added value";
export type PaymentState = "AUTHORISED" | "FAILED" | "PAID" | "PART_PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type Permission = "API_TOKEN_CREATE" | "AUDIT_READ" | "BANNER_CREATE" | "BANNER_DELETE" | "BANNER_UPDATE" | "BRAND_CREATE" | "BRAND_DELETE" | "BRAND_UPDATE" | "CATEGORY_CREATE" | "CATEGORY_DELETE" | "CATEGORY_UPDATE" | "COLLECTION_CREATE" | "COLLECTION_DELETE" | "COLLECTION_UPDATE" | "COMPANY_READ" | "COMPANY_UPDATE" | "DELIVERY_USER_CREATE" | "DELIVERY_USER_DELETE" | "DELIVERY_USER_READ" | "DELIVERY_USER_UPDATE" | "IMPORT_CREATE" | "MANUFACTURER_CREATE" | "MANUFACTURER_DELETE" | "MANUFACTURER_UPDATE" | "ORDER_APPROVE" | "ORDER_CREATE" | "ORDER_READ" | "ORDER_UPDATE" | "PERSON_CREATE" | "PERSON_DELETE" | "PERSON_READ" | "PERSON_UPDATE" | "PICKUP_POINT_CREATE" | "PICKUP_POINT_DELETE" | "PICKUP_POINT_READ" | "PICKUP_POINT_UPDATE" | "PRODUCT_APPROVE" | "PRODUCT_CREATE" | "PRODUCT_DELETE" | "PRODUCT_UPDATE" | "REPORT_READ" | "ROLE_CREATE" | "ROLE_DELETE" | "ROLE_UPDATE" | "SELLER_CREATE" | "SELLER_DELETE" | "SELLER_READ" | "SELLER_UPDATE" | "SELLER_VIEW_CREATE" | "STOCK_UPDATE" | "VARIANT_CREATE" | "VARIANT_UPDATE" | "VENDOR_CREATE" | "VENDOR_DELETE" | "VENDOR_READ" | "VENDOR_UPDATE" | "VIEW_CREATE" | "WEBHOOK_CREATE" | "WEBHOOK_DELETE" | "WEBHOOK_READ" | "WEBHOOK_UPDATE" | "%future added value";
export type RefundState = "DROPPED" | "DUE" | "SENT" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type TaxKind = "ACROSS_STATES" | "NONE" | "WITHIN_STATE" | "%future added value";
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
export type FulfilmentFilter = {
  attemptsFrom?: number | null | undefined;
  createdSince?: string | null | undefined;
  deliveryMode?: DeliveryMode | null | undefined;
  deliveryUserId?: string | null | undefined;
  hasCarrier?: boolean | null | undefined;
  hasTracking?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isLate?: boolean | null | undefined;
  isUncollected?: boolean | null | undefined;
  paymentMethod?: ReadonlyArray<PaymentMethod> | null | undefined;
  paymentState?: ReadonlyArray<PaymentState> | null | undefined;
  pickupPointId?: string | null | undefined;
  placedFrom?: string | null | undefined;
  placedTo?: string | null | undefined;
  productId?: string | null | undefined;
  promisedFrom?: string | null | undefined;
  promisedTo?: string | null | undefined;
  provinceCode?: ReadonlyArray<string> | null | undefined;
  reason?: ReadonlyArray<CancellationReason> | null | undefined;
  refundState?: ReadonlyArray<RefundState> | null | undefined;
  sellerId?: string | null | undefined;
  status?: ReadonlyArray<FulfilmentStatus> | null | undefined;
  taxKind?: TaxKind | null | undefined;
  totalFrom?: string | null | undefined;
  totalTo?: string | null | undefined;
  updatedSince?: string | null | undefined;
};
export type FulfilmentOrder = {
  direction?: SortDirection;
  field: FulfilmentOrderField;
};
export type DeliveryUserPageQuery$variables = {
  filter?: FulfilmentFilter | null | undefined;
  first: number;
  hasDeliveries: boolean;
  id: string;
  offset: number;
  orderBy?: FulfilmentOrder | null | undefined;
  search?: string | null | undefined;
};
export type DeliveryUserPageQuery$data = {
  readonly node: {
    readonly deliveryUser: {
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserPage_deliveryUser">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly deliveries?: {
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryUserDeliveries_viewer">;
    } | null | undefined;
    readonly kind: ViewerKind;
    readonly offeredAreas: ReadonlyArray<OfferedArea>;
    readonly permissions: ReadonlyArray<Permission>;
  } | null | undefined;
};
export type DeliveryUserPageQuery = {
  response: DeliveryUserPageQuery$data;
  variables: DeliveryUserPageQuery$variables;
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
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasDeliveries"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offeredAreas",
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusReason",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = [
  (v15/*:: as any*/),
  (v11/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeliveryUserPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "condition": "hasDeliveries",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "DeliveryUserDeliveries_viewer"
                    }
                  ],
                  "type": "Viewer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "deliveries"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeliveryUserPage_deliveryUser"
                }
              ],
              "type": "DeliveryUser",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "deliveryUser"
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
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeliveryUserPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "condition": "hasDeliveries",
            "kind": "Condition",
            "passingValue": true,
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
                    "kind": "Variable",
                    "name": "first",
                    "variableName": "first"
                  },
                  {
                    "kind": "Variable",
                    "name": "offset",
                    "variableName": "offset"
                  },
                  {
                    "kind": "Variable",
                    "name": "orderBy",
                    "variableName": "orderBy"
                  },
                  {
                    "kind": "Variable",
                    "name": "search",
                    "variableName": "search"
                  }
                ],
                "concreteType": "FulfilmentConnection",
                "kind": "LinkedField",
                "name": "fulfilments",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FulfilmentEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Fulfilment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "statusChangedAt",
                            "storageKey": null
                          },
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "customerName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "area",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "provinceCode",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "placedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "promisedDate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isLate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deliveryMode",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "paymentMethod",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "paymentState",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lineCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unitCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "firstLineName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TaxedAmounts",
                            "kind": "LinkedField",
                            "name": "amounts",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "total",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Seller",
                            "kind": "LinkedField",
                            "name": "seller",
                            "plural": false,
                            "selections": (v16/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DeliveryUser",
                            "kind": "LinkedField",
                            "name": "deliveryUser",
                            "plural": false,
                            "selections": (v16/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "carrierName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "trackingNumber",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DeliveryAttempt",
                            "kind": "LinkedField",
                            "name": "attempts",
                            "plural": true,
                            "selections": [
                              (v17/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TaxDocument",
                            "kind": "LinkedField",
                            "name": "documents",
                            "plural": true,
                            "selections": [
                              (v12/*:: as any*/),
                              (v7/*:: as any*/),
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewerActions",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "dueOnDelivery",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isCodeNeeded",
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
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
          (v11/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v15/*:: as any*/),
              (v14/*:: as any*/),
              (v13/*:: as any*/),
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
                "name": "viewerCanUpdate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "openDeliveries",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanDelete",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vehicle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vehicleNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "licenceNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "licenceExpiry",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isForAll",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "sellers",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveriesToday",
                "storageKey": null
              },
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryLink",
                "kind": "LinkedField",
                "name": "link",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openedOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastUsedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DeliveryUser",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c0f7a4e1978cda941ebc794ccacd55143c4c87d34291f28d9a04d8a89b187bb",
    "metadata": {},
    "name": "DeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75bd6c5395419764c20c519223624a4a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
