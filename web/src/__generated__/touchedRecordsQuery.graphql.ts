/**
 * @generated SignedSource<<d078fab3f3859994349a4441d9e83658>>
 * @relayHash e78dcba522063d8a157c36bcda21beff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe847720efc9152aa0004a353792edc00b9d67698fece37e76a0585ed9a6edc1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type touchedRecordsQuery$variables = {
  companies: ReadonlyArray<string>;
  deliveryUsers: ReadonlyArray<string>;
  fulfilments: ReadonlyArray<string>;
  orders: ReadonlyArray<string>;
  others: ReadonlyArray<string>;
  people: ReadonlyArray<string>;
  pickupPoints: ReadonlyArray<string>;
  products: ReadonlyArray<string>;
  roles: ReadonlyArray<string>;
  subjects: ReadonlyArray<string>;
  vendors: ReadonlyArray<string>;
};
export type touchedRecordsQuery$data = {
  readonly companies: ReadonlyArray<{
    readonly AboutUsForm_company?: {
      readonly " $fragmentSpreads": FragmentRefs<"AboutUsForm_company">;
    } | null | undefined;
    readonly AddressForm_company?: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressForm_company">;
    } | null | undefined;
    readonly BillingForm_company?: {
      readonly " $fragmentSpreads": FragmentRefs<"BillingForm_company">;
    } | null | undefined;
    readonly MediaForm_company?: {
      readonly " $fragmentSpreads": FragmentRefs<"MediaForm_company">;
    } | null | undefined;
    readonly OrdersForm_company?: {
      readonly " $fragmentSpreads": FragmentRefs<"OrdersForm_company">;
    } | null | undefined;
    readonly RegistrationForm_company?: {
      readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_company">;
    } | null | undefined;
    readonly id: string;
    readonly version?: string;
  } | null | undefined>;
  readonly deliveryUsers: ReadonlyArray<{
    readonly deliveryUserChange_deliveryUser?: {
      readonly " $fragmentSpreads": FragmentRefs<"deliveryUserChange_deliveryUser">;
    } | null | undefined;
    readonly deliveryUserDialogs_deliveryUser?: {
      readonly " $fragmentSpreads": FragmentRefs<"deliveryUserDialogs_deliveryUser">;
    } | null | undefined;
    readonly id: string;
    readonly version?: string;
  } | null | undefined>;
  readonly fulfilments: ReadonlyArray<{
    readonly fulfilmentChange_fulfilment?: {
      readonly " $fragmentSpreads": FragmentRefs<"fulfilmentChange_fulfilment">;
    } | null | undefined;
    readonly id: string;
    readonly orderDeclarations_fulfilment?: {
      readonly " $fragmentSpreads": FragmentRefs<"orderDeclarations_fulfilment">;
    } | null | undefined;
    readonly version?: string;
  } | null | undefined>;
  readonly orders: ReadonlyArray<{
    readonly OrderHeader_order?: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderHeader_order">;
    } | null | undefined;
    readonly OrderSide_order?: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderSide_order">;
    } | null | undefined;
  } | null | undefined>;
  readonly others: ReadonlyArray<{
    readonly BannerList_banner?: {
      readonly " $fragmentSpreads": FragmentRefs<"BannerList_banner">;
    } | null | undefined;
    readonly CollectionList_collection?: {
      readonly " $fragmentSpreads": FragmentRefs<"CollectionList_collection">;
    } | null | undefined;
    readonly SellerList_seller?: {
      readonly " $fragmentSpreads": FragmentRefs<"SellerList_seller">;
    } | null | undefined;
    readonly VariantRow_variant?: {
      readonly " $fragmentSpreads": FragmentRefs<"VariantRow_variant">;
    } | null | undefined;
    readonly ViewBrandPage_brand?: {
      readonly " $fragmentSpreads": FragmentRefs<"ViewBrandPage_brand">;
    } | null | undefined;
    readonly ViewManufacturerPage_manufacturer?: {
      readonly " $fragmentSpreads": FragmentRefs<"ViewManufacturerPage_manufacturer">;
    } | null | undefined;
    readonly bannerDialogs_banner?: {
      readonly " $fragmentSpreads": FragmentRefs<"bannerDialogs_banner">;
    } | null | undefined;
    readonly categoryDialogs_category?: {
      readonly " $fragmentSpreads": FragmentRefs<"categoryDialogs_category">;
    } | null | undefined;
    readonly categoryLists_category?: {
      readonly " $fragmentSpreads": FragmentRefs<"categoryLists_category">;
    } | null | undefined;
    readonly id: string;
    readonly manufacturerDialogs_manufacturer?: {
      readonly " $fragmentSpreads": FragmentRefs<"manufacturerDialogs_manufacturer">;
    } | null | undefined;
    readonly sellerDialogs_seller?: {
      readonly " $fragmentSpreads": FragmentRefs<"sellerDialogs_seller">;
    } | null | undefined;
    readonly variantDialogs_variant?: {
      readonly " $fragmentSpreads": FragmentRefs<"variantDialogs_variant">;
    } | null | undefined;
    readonly version?: string;
  } | null | undefined>;
  readonly people: ReadonlyArray<{
    readonly id: string;
    readonly staffChange_person?: {
      readonly " $fragmentSpreads": FragmentRefs<"staffChange_person">;
    } | null | undefined;
    readonly staffDialogs_person?: {
      readonly " $fragmentSpreads": FragmentRefs<"staffDialogs_person">;
    } | null | undefined;
    readonly version?: string;
  } | null | undefined>;
  readonly pickupPoints: ReadonlyArray<{
    readonly PickupPointList_point?: {
      readonly " $fragmentSpreads": FragmentRefs<"PickupPointList_point">;
    } | null | undefined;
    readonly PickupPointProfile_point?: {
      readonly " $fragmentSpreads": FragmentRefs<"PickupPointProfile_point">;
    } | null | undefined;
    readonly id: string;
    readonly pauseReason?: string | null | undefined;
    readonly pickupPointDialogs_point?: {
      readonly " $fragmentSpreads": FragmentRefs<"pickupPointDialogs_point">;
    } | null | undefined;
    readonly version?: string;
  } | null | undefined>;
  readonly products: ReadonlyArray<{
    readonly ProductList_product?: {
      readonly " $fragmentSpreads": FragmentRefs<"ProductList_product">;
    } | null | undefined;
    readonly id: string;
    readonly productViewLists_product?: {
      readonly " $fragmentSpreads": FragmentRefs<"productViewLists_product">;
    } | null | undefined;
    readonly version?: string;
  } | null | undefined>;
  readonly roles: ReadonlyArray<{
    readonly RoleList_role?: {
      readonly " $fragmentSpreads": FragmentRefs<"RoleList_role">;
    } | null | undefined;
    readonly id: string;
    readonly roleDialogs_role?: {
      readonly " $fragmentSpreads": FragmentRefs<"roleDialogs_role">;
    } | null | undefined;
    readonly version?: string;
  } | null | undefined>;
  readonly subjects: ReadonlyArray<{
    readonly DetailsStep_product?: {
      readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_product">;
    } | null | undefined;
    readonly DiscountsStep_product?: {
      readonly " $fragmentSpreads": FragmentRefs<"DiscountsStep_product">;
    } | null | undefined;
    readonly PricingStep_product?: {
      readonly " $fragmentSpreads": FragmentRefs<"PricingStep_product">;
    } | null | undefined;
    readonly ProductDescription_product?: {
      readonly " $fragmentSpreads": FragmentRefs<"ProductDescription_product">;
    } | null | undefined;
    readonly ProductFacts_product?: {
      readonly " $fragmentSpreads": FragmentRefs<"ProductFacts_product">;
    } | null | undefined;
    readonly ProductStateNotice_product?: {
      readonly " $fragmentSpreads": FragmentRefs<"ProductStateNotice_product">;
    } | null | undefined;
  } | null | undefined>;
  readonly vendors: ReadonlyArray<{
    readonly VendorList_vendor?: {
      readonly " $fragmentSpreads": FragmentRefs<"VendorList_vendor">;
    } | null | undefined;
    readonly VendorProfile_vendor?: {
      readonly " $fragmentSpreads": FragmentRefs<"VendorProfile_vendor">;
    } | null | undefined;
    readonly id: string;
    readonly vendorDialogs_vendor?: {
      readonly " $fragmentSpreads": FragmentRefs<"vendorDialogs_vendor">;
    } | null | undefined;
    readonly version?: string;
  } | null | undefined>;
};
export type touchedRecordsQuery = {
  response: touchedRecordsQuery$data;
  variables: touchedRecordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companies"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "deliveryUsers"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fulfilments"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "others"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "people"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pickupPoints"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "products"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roles"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subjects"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendors"
},
v11 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "products"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v14 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "subjects"
  }
],
v15 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "fulfilments"
  }
],
v16 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "orders"
  }
],
v17 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "people"
  }
],
v18 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "roles"
  }
],
v19 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "companies"
  }
],
v20 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "vendors"
  }
],
v21 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "deliveryUsers"
  }
],
v22 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "pickupPoints"
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pauseReason",
  "storageKey": null
},
v24 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "others"
  }
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discountPercentage",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v29 = [
  (v28/*:: as any*/),
  (v12/*:: as any*/)
],
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "Seller",
  "kind": "LinkedField",
  "name": "seller",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "path",
  "plural": true,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "category",
  "plural": false,
  "selections": [
    (v28/*:: as any*/),
    (v31/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v34 = [
  (v33/*:: as any*/)
],
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageThumbnailUrl",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "incompleteStep",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "flaggedStep",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanUpdate",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerActions",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disabledReason",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusChangedAt",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remark",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hsnCode",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cgst",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sgst",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "igst",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giftWrappingPrice",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v53 = [
  (v12/*:: as any*/),
  (v28/*:: as any*/)
],
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryCode",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giftWrappingEnabled",
  "storageKey": null
},
v57 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "order",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortName",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longName",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closed",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closedReason",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "temporarilyUnavailable",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentage",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listPrice",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unitPrice",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusReason",
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageCode",
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placedAt",
  "storageKey": null
},
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promisedDate",
  "storageKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryMode",
  "storageKey": null
},
v83 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethod",
  "storageKey": null
},
v84 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentState",
  "storageKey": null
},
v85 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCancel",
  "storageKey": null
},
v86 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "channel",
  "storageKey": null
},
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "channelReference",
  "storageKey": null
},
v88 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v89 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gstinNumber",
  "storageKey": null
},
v90 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legalName",
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderCustomer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v28/*:: as any*/),
    (v76/*:: as any*/),
    (v88/*:: as any*/),
    (v89/*:: as any*/),
    (v90/*:: as any*/)
  ],
  "storageKey": null
},
v92 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shippingName",
  "storageKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shippingPhone",
  "storageKey": null
},
v94 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line1",
  "storageKey": null
},
v95 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line2",
  "storageKey": null
},
v96 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "streetNumber",
  "storageKey": null
},
v97 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "streetName",
  "storageKey": null
},
v98 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "area",
  "storageKey": null
},
v99 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "region",
  "storageKey": null
},
v100 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postalCode",
  "storageKey": null
},
v101 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "provinceCode",
  "storageKey": null
},
v102 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "province",
  "storageKey": null
},
v103 = [
  (v94/*:: as any*/),
  (v95/*:: as any*/),
  (v96/*:: as any*/),
  (v97/*:: as any*/),
  (v98/*:: as any*/),
  (v99/*:: as any*/),
  (v100/*:: as any*/),
  (v101/*:: as any*/),
  (v102/*:: as any*/)
],
v104 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "shippingAddress",
  "plural": false,
  "selections": (v103/*:: as any*/),
  "storageKey": null
},
v105 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "billingAddress",
  "plural": false,
  "selections": (v103/*:: as any*/),
  "storageKey": null
},
v106 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerNote",
  "storageKey": null
},
v107 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "staffNote",
  "storageKey": null
},
v108 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 50
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
            (v41/*:: as any*/),
            (v12/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "fulfilments(first:50)"
},
v109 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentReference",
  "storageKey": null
},
v110 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountPaid",
  "storageKey": null
},
v111 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountRefunded",
  "storageKey": null
},
v112 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundDue",
  "storageKey": null
},
v113 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderTotals",
  "kind": "LinkedField",
  "name": "totals",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goods",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delivery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tax",
      "storageKey": null
    },
    (v77/*:: as any*/)
  ],
  "storageKey": null
},
v114 = {
  "alias": null,
  "args": null,
  "concreteType": "Refund",
  "kind": "LinkedField",
  "name": "refunds",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v73/*:: as any*/),
    (v79/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentOn",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v115 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v116 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v117 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v118 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v119 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v120 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v121 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "businessType",
  "storageKey": null
},
v122 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registrationNumber",
  "storageKey": null
},
v123 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registrationDate",
  "storageKey": null
},
v124 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "panNumber",
  "storageKey": null
},
v125 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "officeEmail",
  "storageKey": null
},
v126 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "websiteUrl",
  "storageKey": null
},
v127 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instagramUrl",
  "storageKey": null
},
v128 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkedinUrl",
  "storageKey": null
},
v129 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maximumProducts",
  "storageKey": null
},
v130 = [
  (v94/*:: as any*/),
  (v95/*:: as any*/),
  (v96/*:: as any*/),
  (v97/*:: as any*/),
  (v98/*:: as any*/),
  (v99/*:: as any*/),
  (v100/*:: as any*/),
  (v101/*:: as any*/)
],
v131 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactName",
  "storageKey": null
},
v132 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v133 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productCount",
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "touchedRecordsQuery",
    "selections": [
      {
        "alias": "products",
        "args": (v11/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ProductList_product"
                    }
                  ],
                  "type": "Product",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "ProductList_product"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "productViewLists_product"
                    }
                  ],
                  "type": "Product",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "productViewLists_product"
              }
            ],
            "type": "Product",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "subjects",
        "args": (v14/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ProductStateNotice_product"
                    }
                  ],
                  "type": "Product",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "ProductStateNotice_product"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ProductFacts_product"
                    }
                  ],
                  "type": "Product",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "ProductFacts_product"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ProductDescription_product"
                    }
                  ],
                  "type": "Product",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "ProductDescription_product"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "DetailsStep_product"
                    }
                  ],
                  "type": "Product",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "DetailsStep_product"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PricingStep_product"
                    }
                  ],
                  "type": "Product",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "PricingStep_product"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "DiscountsStep_product"
                    }
                  ],
                  "type": "Product",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "DiscountsStep_product"
              }
            ],
            "type": "Product",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "fulfilments",
        "args": (v15/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "fulfilmentChange_fulfilment"
                    }
                  ],
                  "type": "Fulfilment",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "fulfilmentChange_fulfilment"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "orderDeclarations_fulfilment"
                    }
                  ],
                  "type": "Fulfilment",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "orderDeclarations_fulfilment"
              }
            ],
            "type": "Fulfilment",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "orders",
        "args": (v16/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OrderHeader_order"
                    }
                  ],
                  "type": "Order",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "OrderHeader_order"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OrderSide_order"
                    }
                  ],
                  "type": "Order",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "OrderSide_order"
              }
            ],
            "type": "Order",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "people",
        "args": (v17/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "staffChange_person"
                    }
                  ],
                  "type": "StaffMember",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "staffChange_person"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "staffDialogs_person"
                    }
                  ],
                  "type": "StaffMember",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "staffDialogs_person"
              }
            ],
            "type": "StaffMember",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "roles",
        "args": (v18/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RoleList_role"
                    }
                  ],
                  "type": "CompanyRole",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "RoleList_role"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "roleDialogs_role"
                    }
                  ],
                  "type": "CompanyRole",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "roleDialogs_role"
              }
            ],
            "type": "CompanyRole",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "companies",
        "args": (v19/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RegistrationForm_company"
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "RegistrationForm_company"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MediaForm_company"
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "MediaForm_company"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AddressForm_company"
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "AddressForm_company"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "BillingForm_company"
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "BillingForm_company"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AboutUsForm_company"
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "AboutUsForm_company"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OrdersForm_company"
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "OrdersForm_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "vendors",
        "args": (v20/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "VendorList_vendor"
                    }
                  ],
                  "type": "Vendor",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "VendorList_vendor"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "VendorProfile_vendor"
                    }
                  ],
                  "type": "Vendor",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "VendorProfile_vendor"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "vendorDialogs_vendor"
                    }
                  ],
                  "type": "Vendor",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "vendorDialogs_vendor"
              }
            ],
            "type": "Vendor",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "deliveryUsers",
        "args": (v21/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "deliveryUserChange_deliveryUser"
                    }
                  ],
                  "type": "DeliveryUser",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "deliveryUserChange_deliveryUser"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "deliveryUserDialogs_deliveryUser"
                    }
                  ],
                  "type": "DeliveryUser",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "deliveryUserDialogs_deliveryUser"
              }
            ],
            "type": "DeliveryUser",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "pickupPoints",
        "args": (v22/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v23/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PickupPointList_point"
                    }
                  ],
                  "type": "PickupPoint",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "PickupPointList_point"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PickupPointProfile_point"
                    }
                  ],
                  "type": "PickupPoint",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "PickupPointProfile_point"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "pickupPointDialogs_point"
                    }
                  ],
                  "type": "PickupPoint",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "pickupPointDialogs_point"
              }
            ],
            "type": "PickupPoint",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "others",
        "args": (v24/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "BannerList_banner"
                    }
                  ],
                  "type": "Banner",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "BannerList_banner"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "bannerDialogs_banner"
                    }
                  ],
                  "type": "Banner",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "bannerDialogs_banner"
              }
            ],
            "type": "Banner",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ViewBrandPage_brand"
                    }
                  ],
                  "type": "Brand",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "ViewBrandPage_brand"
              }
            ],
            "type": "Brand",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "categoryLists_category"
                    }
                  ],
                  "type": "Category",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "categoryLists_category"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "categoryDialogs_category"
                    }
                  ],
                  "type": "Category",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "categoryDialogs_category"
              }
            ],
            "type": "Category",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "CollectionList_collection"
                    }
                  ],
                  "type": "Collection",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "CollectionList_collection"
              }
            ],
            "type": "Collection",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ViewManufacturerPage_manufacturer"
                    }
                  ],
                  "type": "Manufacturer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "ViewManufacturerPage_manufacturer"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "manufacturerDialogs_manufacturer"
                    }
                  ],
                  "type": "Manufacturer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "manufacturerDialogs_manufacturer"
              }
            ],
            "type": "Manufacturer",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "SellerList_seller"
                    }
                  ],
                  "type": "Seller",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "SellerList_seller"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "sellerDialogs_seller"
                    }
                  ],
                  "type": "Seller",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "sellerDialogs_seller"
              }
            ],
            "type": "Seller",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "VariantRow_variant"
                    }
                  ],
                  "type": "Variant",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "VariantRow_variant"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "variantDialogs_variant"
                    }
                  ],
                  "type": "Variant",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "variantDialogs_variant"
              }
            ],
            "type": "Variant",
            "abstractKey": null
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
      (v7/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "touchedRecordsQuery",
    "selections": [
      {
        "alias": "products",
        "args": (v11/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Brand",
                "kind": "LinkedField",
                "name": "brand",
                "plural": false,
                "selections": (v29/*:: as any*/),
                "storageKey": null
              },
              (v30/*:: as any*/),
              (v32/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "VariantConnection",
                "kind": "LinkedField",
                "name": "variants",
                "plural": false,
                "selections": (v34/*:: as any*/),
                "storageKey": "variants(first:1)"
              },
              (v28/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceRange",
                "kind": "LinkedField",
                "name": "priceRange",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lowest",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "highest",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isChangedSinceReview",
                "storageKey": null
              }
            ],
            "type": "Product",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "subjects",
        "args": (v14/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v44/*:: as any*/),
              (v39/*:: as any*/),
              (v42/*:: as any*/),
              (v38/*:: as any*/),
              (v43/*:: as any*/),
              (v40/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "model",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "colour",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "packing",
                "storageKey": null
              },
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "countryOfOrigin",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Country",
                "kind": "LinkedField",
                "name": "originCountry",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  (v28/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "variantsEnabled",
                "storageKey": null
              },
              (v49/*:: as any*/),
              (v27/*:: as any*/),
              (v50/*:: as any*/),
              (v26/*:: as any*/),
              (v30/*:: as any*/),
              (v32/*:: as any*/),
              (v51/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "specifications",
                "storageKey": null
              },
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v52/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Brand",
                "kind": "LinkedField",
                "name": "brand",
                "plural": false,
                "selections": (v53/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Manufacturer",
                "kind": "LinkedField",
                "name": "manufacturer",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Address",
                    "kind": "LinkedField",
                    "name": "address",
                    "plural": false,
                    "selections": [
                      (v54/*:: as any*/),
                      (v55/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 20
                  }
                ],
                "concreteType": "ProductImageConnection",
                "kind": "LinkedField",
                "name": "images",
                "plural": false,
                "selections": (v34/*:: as any*/),
                "storageKey": "images(first:20)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "singlePrice",
                "storageKey": null
              },
              (v35/*:: as any*/),
              (v56/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAddVariant",
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v57/*:: as any*/),
                "concreteType": "VariantConnection",
                "kind": "LinkedField",
                "name": "variants",
                "plural": false,
                "selections": [
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "VariantEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Variant",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v58/*:: as any*/),
                          (v59/*:: as any*/),
                          (v12/*:: as any*/),
                          (v60/*:: as any*/),
                          (v35/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/),
                          (v56/*:: as any*/),
                          (v49/*:: as any*/),
                          (v63/*:: as any*/),
                          (v64/*:: as any*/),
                          (v65/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "variants(first:100)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SpecialOffer",
                "kind": "LinkedField",
                "name": "specialOffer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isEnabled",
                    "storageKey": null
                  },
                  (v66/*:: as any*/),
                  (v67/*:: as any*/),
                  (v68/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isInfinite",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bundleDiscountsEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "volumeDiscountsEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DiscountSlab",
                "kind": "LinkedField",
                "name": "slabs",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minimumQuantity",
                    "storageKey": null
                  },
                  (v66/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v57/*:: as any*/),
                "concreteType": "BundleConnection",
                "kind": "LinkedField",
                "name": "bundles",
                "plural": false,
                "selections": [
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BundleEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Bundle",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v58/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Product",
                            "kind": "LinkedField",
                            "name": "bundledProduct",
                            "plural": false,
                            "selections": [
                              (v28/*:: as any*/),
                              (v12/*:: as any*/),
                              (v36/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "offerPercentage",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BundlePrice",
                            "kind": "LinkedField",
                            "name": "priceExample",
                            "plural": false,
                            "selections": [
                              (v69/*:: as any*/),
                              (v70/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "bundles(first:100)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceExample",
                "kind": "LinkedField",
                "name": "priceExamples",
                "plural": true,
                "selections": [
                  (v71/*:: as any*/),
                  (v69/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceStep",
                    "kind": "LinkedField",
                    "name": "steps",
                    "plural": true,
                    "selections": [
                      (v72/*:: as any*/),
                      (v66/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v70/*:: as any*/),
                  (v73/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalWithinState",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Product",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "fulfilments",
        "args": (v15/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v74/*:: as any*/),
              (v37/*:: as any*/),
              (v75/*:: as any*/),
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
                "name": "addressChangedAt",
                "storageKey": null
              },
              (v30/*:: as any*/),
              (v41/*:: as any*/),
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
                "concreteType": "TaxDocument",
                "kind": "LinkedField",
                "name": "documents",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v72/*:: as any*/),
                  (v74/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "packages",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weightGrams",
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
                "kind": "ScalarField",
                "name": "trackingUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ewayBillNumber",
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
                "name": "deliveryCharge",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCodeNeeded",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryUser",
                "kind": "LinkedField",
                "name": "deliveryUser",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v28/*:: as any*/),
                  (v76/*:: as any*/)
                ],
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
                  (v77/*:: as any*/),
                  (v46/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v57/*:: as any*/),
                "concreteType": "OrderLineConnection",
                "kind": "LinkedField",
                "name": "lines",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderLineEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrderLine",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "productName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "variantName",
                            "storageKey": null
                          },
                          (v35/*:: as any*/),
                          (v52/*:: as any*/),
                          (v71/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cancelledQuantity",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "returnedQuantity",
                            "storageKey": null
                          },
                          (v25/*:: as any*/),
                          (v45/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "giftWrapping",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "giftMessage",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TaxRates",
                            "kind": "LinkedField",
                            "name": "rates",
                            "plural": false,
                            "selections": [
                              (v46/*:: as any*/),
                              (v47/*:: as any*/),
                              (v48/*:: as any*/)
                            ],
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
                                "name": "taxable",
                                "storageKey": null
                              },
                              (v46/*:: as any*/),
                              (v47/*:: as any*/),
                              (v48/*:: as any*/),
                              (v77/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v69/*:: as any*/),
                          (v70/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "giftPrice",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deliveryShare",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "LineDiscount",
                            "kind": "LinkedField",
                            "name": "discounts",
                            "plural": true,
                            "selections": [
                              (v72/*:: as any*/),
                              (v66/*:: as any*/),
                              (v70/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v33/*:: as any*/)
                ],
                "storageKey": "lines(first:100)"
              },
              {
                "alias": null,
                "args": (v57/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "fulfilmentDialogs_lines",
                "kind": "LinkedHandle",
                "name": "lines"
              },
              {
                "alias": null,
                "args": (v57/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "FulfilmentLines_lines",
                "kind": "LinkedHandle",
                "name": "lines"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "InputWarning",
                "kind": "LinkedField",
                "name": "warnings",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  },
                  (v78/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "taxKind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "goodsAmount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "giftAmount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "collectedAmount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PickupPoint",
                "kind": "LinkedField",
                "name": "pickupPoint",
                "plural": false,
                "selections": (v29/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  (v79/*:: as any*/),
                  (v25/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v74/*:: as any*/),
                  (v37/*:: as any*/),
                  (v80/*:: as any*/),
                  (v81/*:: as any*/),
                  (v82/*:: as any*/),
                  (v83/*:: as any*/),
                  (v84/*:: as any*/),
                  (v85/*:: as any*/),
                  (v86/*:: as any*/),
                  (v87/*:: as any*/),
                  (v91/*:: as any*/),
                  (v92/*:: as any*/),
                  (v93/*:: as any*/),
                  (v104/*:: as any*/),
                  (v105/*:: as any*/),
                  (v106/*:: as any*/),
                  (v107/*:: as any*/),
                  (v40/*:: as any*/),
                  (v13/*:: as any*/),
                  (v108/*:: as any*/),
                  (v109/*:: as any*/),
                  (v110/*:: as any*/),
                  (v111/*:: as any*/),
                  (v112/*:: as any*/),
                  (v113/*:: as any*/),
                  (v114/*:: as any*/)
                ],
                "storageKey": null
              },
              (v43/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerName",
                "storageKey": null
              },
              (v98/*:: as any*/),
              (v101/*:: as any*/),
              (v80/*:: as any*/),
              (v81/*:: as any*/),
              (v82/*:: as any*/),
              (v83/*:: as any*/),
              (v84/*:: as any*/),
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
                "name": "firstLineName",
                "storageKey": null
              }
            ],
            "type": "Fulfilment",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "orders",
        "args": (v16/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v74/*:: as any*/),
              (v37/*:: as any*/),
              (v80/*:: as any*/),
              (v81/*:: as any*/),
              (v82/*:: as any*/),
              (v83/*:: as any*/),
              (v84/*:: as any*/),
              (v85/*:: as any*/),
              (v86/*:: as any*/),
              (v87/*:: as any*/),
              (v91/*:: as any*/),
              (v92/*:: as any*/),
              (v93/*:: as any*/),
              (v104/*:: as any*/),
              (v105/*:: as any*/),
              (v106/*:: as any*/),
              (v107/*:: as any*/),
              (v40/*:: as any*/),
              (v13/*:: as any*/),
              (v108/*:: as any*/),
              (v109/*:: as any*/),
              (v110/*:: as any*/),
              (v111/*:: as any*/),
              (v112/*:: as any*/),
              (v113/*:: as any*/),
              (v114/*:: as any*/)
            ],
            "type": "Order",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "people",
        "args": (v17/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v115/*:: as any*/),
              (v88/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pictureUrl",
                "storageKey": null
              },
              (v30/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyRole",
                "kind": "LinkedField",
                "name": "role",
                "plural": false,
                "selections": [
                  (v116/*:: as any*/),
                  (v28/*:: as any*/),
                  (v12/*:: as any*/),
                  (v51/*:: as any*/)
                ],
                "storageKey": null
              },
              (v37/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMainAdministrator",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isViewer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastSignInAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "twoStep",
                "storageKey": null
              },
              (v72/*:: as any*/),
              (v41/*:: as any*/),
              (v117/*:: as any*/),
              (v118/*:: as any*/),
              (v76/*:: as any*/),
              (v50/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "disabledAt",
                "storageKey": null
              },
              (v42/*:: as any*/)
            ],
            "type": "StaffMember",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "roles",
        "args": (v18/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v51/*:: as any*/),
              (v72/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSystem",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyRole",
                "kind": "LinkedField",
                "name": "basedOn",
                "plural": false,
                "selections": [
                  (v116/*:: as any*/),
                  (v28/*:: as any*/),
                  (v12/*:: as any*/),
                  (v119/*:: as any*/)
                ],
                "storageKey": null
              },
              (v116/*:: as any*/),
              (v28/*:: as any*/),
              (v119/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "peopleCount",
                "storageKey": null
              },
              (v40/*:: as any*/),
              (v120/*:: as any*/)
            ],
            "type": "CompanyRole",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "companies",
        "args": (v19/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v121/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "verticalName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "verticalDescription",
                "storageKey": null
              },
              (v28/*:: as any*/),
              (v90/*:: as any*/),
              (v122/*:: as any*/),
              (v123/*:: as any*/),
              (v124/*:: as any*/),
              (v40/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subdomain",
                "storageKey": null
              },
              (v76/*:: as any*/),
              (v125/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountsPhone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountsEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enquiryEmail",
                "storageKey": null
              },
              (v126/*:: as any*/),
              (v127/*:: as any*/),
              (v128/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passwordRenewalDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "monthlyPurchaseMinimum",
                "storageKey": null
              },
              (v129/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "logoUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": (v130/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "billingName",
                "storageKey": null
              },
              (v89/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "billingAddress",
                "plural": false,
                "selections": (v130/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "aboutUs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "terms",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "aboutUsImageUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "acceptHours",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderMails",
                "storageKey": null
              }
            ],
            "type": "Company",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "vendors",
        "args": (v20/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v131/*:: as any*/),
              (v76/*:: as any*/),
              (v89/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "InputWarning",
                "kind": "LinkedField",
                "name": "warnings",
                "plural": true,
                "selections": [
                  (v78/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  (v102/*:: as any*/),
                  (v101/*:: as any*/),
                  (v94/*:: as any*/),
                  (v95/*:: as any*/),
                  (v96/*:: as any*/),
                  (v97/*:: as any*/),
                  (v98/*:: as any*/),
                  (v99/*:: as any*/),
                  (v100/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "categories",
                "plural": true,
                "selections": [
                  (v28/*:: as any*/),
                  (v12/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentTerms",
                "storageKey": null
              },
              (v37/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "blockReason",
                "storageKey": null
              },
              (v40/*:: as any*/),
              (v120/*:: as any*/),
              (v90/*:: as any*/),
              (v88/*:: as any*/),
              (v126/*:: as any*/),
              (v124/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "udyamNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enterpriseClass",
                "storageKey": null
              },
              (v132/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vendor",
                "kind": "LinkedField",
                "name": "sameGstin",
                "plural": true,
                "selections": (v53/*:: as any*/),
                "storageKey": null
              },
              (v50/*:: as any*/)
            ],
            "type": "Vendor",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "deliveryUsers",
        "args": (v21/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v76/*:: as any*/),
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
                "selections": (v29/*:: as any*/),
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
                "name": "deliveriesToday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOnDuty",
                "storageKey": null
              },
              (v37/*:: as any*/),
              (v40/*:: as any*/),
              (v75/*:: as any*/),
              (v120/*:: as any*/),
              (v88/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "licenceNumber",
                "storageKey": null
              },
              (v50/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryLink",
                "kind": "LinkedField",
                "name": "link",
                "plural": false,
                "selections": [
                  (v50/*:: as any*/),
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
      },
      {
        "alias": "pickupPoints",
        "args": (v22/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v23/*:: as any*/),
              (v28/*:: as any*/),
              (v30/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  (v98/*:: as any*/),
                  (v102/*:: as any*/),
                  (v101/*:: as any*/),
                  (v94/*:: as any*/),
                  (v95/*:: as any*/),
                  (v96/*:: as any*/),
                  (v97/*:: as any*/),
                  (v99/*:: as any*/),
                  (v100/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OpeningHours",
                "kind": "LinkedField",
                "name": "openingHours",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "day",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "opens",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "closes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ClosedDay",
                "kind": "LinkedField",
                "name": "closedDays",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
                  (v132/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waitingOrders",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uncollectedOrders",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ordersToday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxOrdersPerDay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "count",
                    "value": 1
                  }
                ],
                "kind": "ScalarField",
                "name": "nextDates",
                "storageKey": "nextDates(count:1)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPaused",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pausedUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "openOrders",
                "storageKey": null
              },
              (v40/*:: as any*/),
              (v120/*:: as any*/),
              (v131/*:: as any*/),
              (v76/*:: as any*/),
              (v88/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leadTimeHours",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keepDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "instructions",
                "storageKey": null
              },
              (v50/*:: as any*/),
              {
                "alias": "comingDates",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "count",
                    "value": 7
                  }
                ],
                "kind": "ScalarField",
                "name": "nextDates",
                "storageKey": "nextDates(count:7)"
              }
            ],
            "type": "PickupPoint",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "others",
        "args": (v24/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v25/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slogan",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "buttonText",
                "storageKey": null
              },
              (v58/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "thumbnailUrl",
                "storageKey": null
              },
              (v32/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              (v67/*:: as any*/),
              (v68/*:: as any*/),
              (v40/*:: as any*/),
              (v120/*:: as any*/),
              (v52/*:: as any*/)
            ],
            "type": "Banner",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v133/*:: as any*/),
              (v50/*:: as any*/),
              (v40/*:: as any*/),
              (v120/*:: as any*/)
            ],
            "type": "Brand",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v51/*:: as any*/),
              (v58/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Category",
                    "kind": "LinkedField",
                    "name": "parent",
                    "plural": false,
                    "selections": (v29/*:: as any*/),
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "childCount",
                "storageKey": null
              },
              (v133/*:: as any*/),
              (v40/*:: as any*/),
              (v120/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              }
            ],
            "type": "Category",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v133/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSelectable",
                "storageKey": null
              },
              (v40/*:: as any*/),
              (v120/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDisplayed",
                "storageKey": null
              }
            ],
            "type": "Collection",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v133/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  (v98/*:: as any*/),
                  (v100/*:: as any*/),
                  (v101/*:: as any*/),
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  (v94/*:: as any*/),
                  (v95/*:: as any*/),
                  (v96/*:: as any*/),
                  (v97/*:: as any*/),
                  (v99/*:: as any*/)
                ],
                "storageKey": null
              },
              (v30/*:: as any*/),
              (v40/*:: as any*/),
              (v120/*:: as any*/)
            ],
            "type": "Manufacturer",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v89/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commissionPercentage",
                "storageKey": null
              },
              (v76/*:: as any*/),
              (v125/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  (v98/*:: as any*/),
                  (v102/*:: as any*/),
                  (v94/*:: as any*/),
                  (v95/*:: as any*/),
                  (v96/*:: as any*/),
                  (v97/*:: as any*/),
                  (v99/*:: as any*/),
                  (v100/*:: as any*/),
                  (v101/*:: as any*/)
                ],
                "storageKey": null
              },
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v133/*:: as any*/),
              (v129/*:: as any*/),
              (v37/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "missingParts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "suspendedReason",
                "storageKey": null
              },
              (v40/*:: as any*/),
              (v120/*:: as any*/),
              (v90/*:: as any*/),
              (v121/*:: as any*/),
              (v122/*:: as any*/),
              (v123/*:: as any*/),
              (v124/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tanNumber",
                "storageKey": null
              },
              (v126/*:: as any*/),
              (v127/*:: as any*/),
              (v128/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "administrator",
                "plural": false,
                "selections": [
                  (v117/*:: as any*/),
                  (v118/*:: as any*/),
                  (v115/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gender",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dateOfBirth",
                    "storageKey": null
                  },
                  (v76/*:: as any*/),
                  (v88/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Seller",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v59/*:: as any*/),
              (v60/*:: as any*/),
              (v35/*:: as any*/),
              (v58/*:: as any*/),
              (v61/*:: as any*/),
              (v62/*:: as any*/),
              (v56/*:: as any*/),
              (v49/*:: as any*/),
              (v63/*:: as any*/),
              (v64/*:: as any*/),
              (v65/*:: as any*/)
            ],
            "type": "Variant",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe847720efc9152aa0004a353792edc00b9d67698fece37e76a0585ed9a6edc1",
    "metadata": {},
    "name": "touchedRecordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41133dc01db144f75676fc6aededc0ab";

export default node;
