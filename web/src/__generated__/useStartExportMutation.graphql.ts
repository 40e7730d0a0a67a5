/**
 * @generated SignedSource<<8c6d5da4b0c799ebadb6343522a8c944>>
 * @relayHash fc1788244ec284c12ac5db69248af559
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb9434e1f6fe949fcbd218822c7eefcb5663cb75dc595591e0cc680847c338f6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "CHANGED" | "CREATED" | "DELETED" | "NOTED" | "%future added value";
export type BannerOrderField = "CREATED_AT" | "ORDER" | "SLOGAN" | "UPDATED_AT" | "%future added value";
export type BrandOrderField = "CREATED_AT" | "NAME" | "PRODUCTS" | "UPDATED_AT" | "%future added value";
export type CancellationReason = "ADDRESS_UNSERVICEABLE" | "CUSTOMER_REQUEST" | "DAMAGED" | "NOT_COLLECTED" | "OTHER" | "OUT_OF_STOCK" | "PAYMENT_FAILED" | "REFUSED" | "SUSPECTED_FRAUD" | "WRONG_ITEM" | "WRONG_PRICE" | "%future added value";
export type CategoryOrderField = "CREATED_AT" | "NAME" | "ORDER" | "UPDATED_AT" | "%future added value";
export type CollectionOrderField = "CREATED_AT" | "NAME" | "UPDATED_AT" | "%future added value";
export type CompanyRoleOrderField = "ADDED" | "CREATED_AT" | "NAME" | "UPDATED_AT" | "%future added value";
export type DeliveryMode = "DELIVERY" | "PICKUP" | "%future added value";
export type DeliveryUserOrderField = "CREATED_AT" | "NAME" | "OPEN_DELIVERIES" | "UPDATED_AT" | "%future added value";
export type DeliveryUserStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type FileFormat = "CSV" | "JSONL" | "%future added value";
export type FulfilmentOrderField = "CREATED_AT" | "NUMBER" | "PLACED_AT" | "PROMISED_DATE" | "STATUS_CHANGED_AT" | "TOTAL" | "UPDATED_AT" | "%future added value";
export type FulfilmentStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "OUT" | "PACKED" | "PENDING" | "READY" | "RETURNED" | "%future added value";
export type ManufacturerOrderField = "CREATED_AT" | "NAME" | "PRODUCTS" | "UPDATED_AT" | "%future added value";
export type OrderOrderField = "CREATED_AT" | "NUMBER" | "PLACED_AT" | "TOTAL" | "UPDATED_AT" | "%future added value";
export type OrderStatus = "CANCELLED" | "DELIVERED" | "DESPATCHED" | "PART_DESPATCHED" | "PENDING" | "RETURNED" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NET_BANKING" | "OTHER" | "UPI" | "WALLET" | "%future added value";
export type PaymentState = "AUTHORISED" | "FAILED" | "PAID" | "PART_PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type PaymentTerms = "NET_15" | "NET_30" | "NET_45" | "NET_60" | "NET_7" | "NET_90" | "ON_DELIVERY" | "PREPAID" | "%future added value";
export type PickupPointOrderField = "CREATED_AT" | "NAME" | "UPDATED_AT" | "%future added value";
export type ProductOrderField = "CREATED_AT" | "NAME" | "STATUS" | "UPDATED_AT" | "%future added value";
export type ProductStatus = "DISABLED" | "DRAFT" | "ENABLED" | "PENDING" | "RECTIFICATION" | "%future added value";
export type RefundState = "DROPPED" | "DUE" | "SENT" | "%future added value";
export type SellerOrderField = "CREATED_AT" | "NAME" | "PRODUCTS" | "UPDATED_AT" | "%future added value";
export type SellerStatus = "ACTIVE" | "INVITED" | "SUSPENDED" | "UNATTENDED" | "%future added value";
export type SellerType = "BOTH" | "STORE" | "WAREHOUSE" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type StaffKind = "COMPANY" | "LOCATION" | "%future added value";
export type StaffMemberOrderField = "CREATED_AT" | "EMAIL" | "NAME" | "UPDATED_AT" | "%future added value";
export type StaffStatus = "ACTIVE" | "DISABLED" | "EXPIRED" | "INVITED" | "%future added value";
export type TaxKind = "ACROSS_STATES" | "NONE" | "WITHIN_STATE" | "%future added value";
export type TwoStepState = "OFF" | "TOTP" | "%future added value";
export type VendorOrderField = "CREATED_AT" | "NAME" | "UPDATED_AT" | "%future added value";
export type VendorStatus = "ACTIVE" | "BLOCKED" | "%future added value";
export type StartExportInput = {
  byteOrderMark?: boolean | null | undefined;
  columns?: ReadonlyArray<string> | null | undefined;
  format?: FileFormat | null | undefined;
  idempotencyKey?: string | null | undefined;
  list: ExportedListInput;
};
export type ExportedListInput = {
  audit?: AuditListInput | null | undefined;
  banners?: BannerListInput | null | undefined;
  brands?: BrandListInput | null | undefined;
  categories?: CategoryListInput | null | undefined;
  collections?: CollectionListInput | null | undefined;
  deliveryUsers?: DeliveryUserListInput | null | undefined;
  fulfilments?: FulfilmentListInput | null | undefined;
  manufacturers?: ManufacturerListInput | null | undefined;
  orderLines?: FulfilmentListInput | null | undefined;
  orders?: OrderListInput | null | undefined;
  pickupPoints?: PickupPointListInput | null | undefined;
  products?: ProductListInput | null | undefined;
  roles?: CompanyRoleListInput | null | undefined;
  sellers?: SellerListInput | null | undefined;
  staff?: StaffMemberListInput | null | undefined;
  taxDocuments?: FulfilmentListInput | null | undefined;
  variants?: ProductListInput | null | undefined;
  vendors?: VendorListInput | null | undefined;
};
export type BrandListInput = {
  filter?: BrandFilter | null | undefined;
  orderBy?: BrandOrder | null | undefined;
  search?: string | null | undefined;
};
export type BrandFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type BrandOrder = {
  direction?: SortDirection;
  field: BrandOrderField;
};
export type CategoryListInput = {
  filter?: CategoryFilter | null | undefined;
  level: number;
  order?: number | null | undefined;
  orderBy?: CategoryOrder | null | undefined;
  parentId?: string | null | undefined;
  search?: string | null | undefined;
};
export type CategoryFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type CategoryOrder = {
  direction?: SortDirection;
  field: CategoryOrderField;
};
export type ManufacturerListInput = {
  filter?: ManufacturerFilter | null | undefined;
  orderBy?: ManufacturerOrder | null | undefined;
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
};
export type ManufacturerFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type ManufacturerOrder = {
  direction?: SortDirection;
  field: ManufacturerOrderField;
};
export type CollectionListInput = {
  filter?: CollectionFilter | null | undefined;
  orderBy?: CollectionOrder | null | undefined;
  search?: string | null | undefined;
};
export type CollectionFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type CollectionOrder = {
  direction?: SortDirection;
  field: CollectionOrderField;
};
export type BannerListInput = {
  filter?: BannerFilter | null | undefined;
  orderBy?: BannerOrder | null | undefined;
  search?: string | null | undefined;
};
export type BannerFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type BannerOrder = {
  direction?: SortDirection;
  field: BannerOrderField;
};
export type ProductListInput = {
  filter?: ProductFilter | null | undefined;
  orderBy?: ProductOrder | null | undefined;
  search?: string | null | undefined;
};
export type ProductFilter = {
  brandId?: string | null | undefined;
  categoryId?: string | null | undefined;
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isLowInStock?: boolean | null | undefined;
  isOnOffer?: boolean | null | undefined;
  isOutOfStock?: boolean | null | undefined;
  notInCollectionId?: string | null | undefined;
  sellerId?: string | null | undefined;
  skus?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<ProductStatus> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type ProductOrder = {
  direction?: SortDirection;
  field: ProductOrderField;
};
export type OrderListInput = {
  filter?: OrderFilter | null | undefined;
  orderBy?: OrderOrder | null | undefined;
  search?: string | null | undefined;
};
export type OrderFilter = {
  channel?: string | null | undefined;
  createdSince?: string | null | undefined;
  hasRefundDue?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  paymentMethod?: ReadonlyArray<PaymentMethod> | null | undefined;
  paymentState?: ReadonlyArray<PaymentState> | null | undefined;
  placedFrom?: string | null | undefined;
  placedTo?: string | null | undefined;
  provinceCode?: ReadonlyArray<string> | null | undefined;
  sellerId?: string | null | undefined;
  status?: ReadonlyArray<OrderStatus> | null | undefined;
  totalFrom?: string | null | undefined;
  totalTo?: string | null | undefined;
  updatedSince?: string | null | undefined;
};
export type OrderOrder = {
  direction?: SortDirection;
  field: OrderOrderField;
};
export type FulfilmentListInput = {
  filter?: FulfilmentFilter | null | undefined;
  orderBy?: FulfilmentOrder | null | undefined;
  search?: string | null | undefined;
};
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
export type SellerListInput = {
  filter?: SellerFilter | null | undefined;
  orderBy?: SellerOrder | null | undefined;
  search?: string | null | undefined;
};
export type SellerFilter = {
  createdSince?: string | null | undefined;
  hasGstin?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  provinceCodes?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<SellerStatus> | null | undefined;
  type?: ReadonlyArray<SellerType> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type SellerOrder = {
  direction?: SortDirection;
  field: SellerOrderField;
};
export type StaffMemberListInput = {
  filter?: StaffMemberFilter | null | undefined;
  kind: StaffKind;
  orderBy?: StaffMemberOrder | null | undefined;
  search?: string | null | undefined;
};
export type StaffMemberFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  roleId?: string | null | undefined;
  sellerId?: string | null | undefined;
  status?: ReadonlyArray<StaffStatus> | null | undefined;
  twoStep?: TwoStepState | null | undefined;
  updatedSince?: string | null | undefined;
};
export type StaffMemberOrder = {
  direction?: SortDirection;
  field: StaffMemberOrderField;
};
export type CompanyRoleListInput = {
  filter?: CompanyRoleFilter | null | undefined;
  kind?: StaffKind | null | undefined;
  orderBy?: CompanyRoleOrder | null | undefined;
  search?: string | null | undefined;
};
export type CompanyRoleFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type CompanyRoleOrder = {
  direction?: SortDirection;
  field: CompanyRoleOrderField;
};
export type DeliveryUserListInput = {
  filter?: DeliveryUserFilter | null | undefined;
  orderBy?: DeliveryUserOrder | null | undefined;
  search?: string | null | undefined;
};
export type DeliveryUserFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isOnDuty?: boolean | null | undefined;
  licenceUntil?: string | null | undefined;
  sellerId?: string | null | undefined;
  status?: DeliveryUserStatus | null | undefined;
  updatedSince?: string | null | undefined;
};
export type DeliveryUserOrder = {
  direction?: SortDirection;
  field: DeliveryUserOrderField;
};
export type PickupPointListInput = {
  filter?: PickupPointFilter | null | undefined;
  orderBy?: PickupPointOrder | null | undefined;
  search?: string | null | undefined;
};
export type PickupPointFilter = {
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isPaused?: boolean | null | undefined;
  pausedTo?: string | null | undefined;
  provinceCode?: ReadonlyArray<string> | null | undefined;
  sellerId?: string | null | undefined;
  updatedSince?: string | null | undefined;
};
export type PickupPointOrder = {
  direction?: SortDirection;
  field: PickupPointOrderField;
};
export type VendorListInput = {
  filter?: VendorFilter | null | undefined;
  orderBy?: VendorOrder | null | undefined;
  search?: string | null | undefined;
};
export type VendorFilter = {
  categoryId?: string | null | undefined;
  createdSince?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  paymentTerms?: ReadonlyArray<PaymentTerms> | null | undefined;
  provinceCodes?: ReadonlyArray<string> | null | undefined;
  status?: VendorStatus | null | undefined;
  updatedSince?: string | null | undefined;
};
export type VendorOrder = {
  direction?: SortDirection;
  field: VendorOrderField;
};
export type AuditListInput = {
  filter?: AuditFilter | null | undefined;
};
export type AuditFilter = {
  actions?: ReadonlyArray<AuditAction> | null | undefined;
  actor?: string | null | undefined;
  from?: string | null | undefined;
  jobId?: string | null | undefined;
  sellerId?: string | null | undefined;
  subjectId?: string | null | undefined;
  to?: string | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
};
export type useStartExportMutation$variables = {
  input: StartExportInput;
};
export type useStartExportMutation$data = {
  readonly startExport: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly job?: {
      readonly id: string;
    };
  };
};
export type useStartExportMutation = {
  response: useStartExportMutation$data;
  variables: useStartExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
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
  "type": "StartExportSuccess",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageCode",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageParams",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ValidationIssue",
    "kind": "LinkedField",
    "name": "issues",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ValidationError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStartExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startExport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startExport",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eb9434e1f6fe949fcbd218822c7eefcb5663cb75dc595591e0cc680847c338f6",
    "metadata": {},
    "name": "useStartExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0923e8d287e676b118d8710ca8ead46b";

export default node;
