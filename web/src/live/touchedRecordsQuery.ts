/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- what was read is shown from the store, by whoever shows it */
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { touchedRecordsQuery } from "#/__generated__/touchedRecordsQuery.graphql";

/**
 * What lists and dialogs show of a record, and what a page of its own does of its subject. A new noun spreads the fragments
 * of its row and of its dialog here.
 */
const query = graphql`
  query touchedRecordsQuery(
    $products: [ID!]!
    $subjects: [ID!]!
    $fulfilments: [ID!]!
    $orders: [ID!]!
    $people: [ID!]!
    $roles: [ID!]!
    $companies: [ID!]!
    $vendors: [ID!]!
    $deliveryUsers: [ID!]!
    $pickupPoints: [ID!]!
    $others: [ID!]!
  ) {
    products: nodes(ids: $products) {
      id
      ... on Product {
        version
        ...ProductList_product @alias
        ...productViewLists_product @alias
      }
    }
    subjects: nodes(ids: $subjects) {
      ... on Product {
        ...ProductStateNotice_product @alias
        ...ProductFacts_product @alias
        ...ProductDescription_product @alias
        ...DetailsStep_product @alias
        ...PricingStep_product @alias
        ...DiscountsStep_product @alias
      }
    }
    fulfilments: nodes(ids: $fulfilments) {
      id
      ... on Fulfilment {
        version
        ...fulfilmentChange_fulfilment @alias
        ...orderDeclarations_fulfilment @alias
      }
    }
    orders: nodes(ids: $orders) {
      ... on Order {
        ...OrderHeader_order @alias
        ...OrderSide_order @alias
      }
    }
    people: nodes(ids: $people) {
      id
      ... on StaffMember {
        version
        ...staffChange_person @alias
        ...staffDialogs_person @alias
      }
    }
    roles: nodes(ids: $roles) {
      id
      ... on CompanyRole {
        version
        ...RoleList_role @alias
        ...roleDialogs_role @alias
      }
    }
    companies: nodes(ids: $companies) {
      id
      ... on Company {
        version
        ...RegistrationForm_company @alias
        ...MediaForm_company @alias
        ...AddressForm_company @alias
        ...BillingForm_company @alias
        ...AboutUsForm_company @alias
        ...OrdersForm_company @alias
      }
    }
    vendors: nodes(ids: $vendors) {
      id
      ... on Vendor {
        version
        ...VendorList_vendor @alias
        ...VendorProfile_vendor @alias
        ...vendorDialogs_vendor @alias
      }
    }
    deliveryUsers: nodes(ids: $deliveryUsers) {
      id
      ... on DeliveryUser {
        version
        ...deliveryUserChange_deliveryUser @alias
        ...deliveryUserDialogs_deliveryUser @alias
      }
    }
    pickupPoints: nodes(ids: $pickupPoints) {
      id
      ... on PickupPoint {
        version
        pauseReason
        ...PickupPointList_point @alias
        ...PickupPointProfile_point @alias
        ...pickupPointDialogs_point @alias
      }
    }
    others: nodes(ids: $others) {
      id
      ... on Banner {
        version
        ...BannerList_banner @alias
        ...bannerDialogs_banner @alias
      }
      ... on Brand {
        version
        ...ViewBrandPage_brand @alias
      }
      ... on Category {
        version
        ...categoryLists_category @alias
        ...categoryDialogs_category @alias
      }
      ... on Collection {
        version
        ...CollectionList_collection @alias
      }
      ... on Manufacturer {
        version
        ...ViewManufacturerPage_manufacturer @alias
        ...manufacturerDialogs_manufacturer @alias
      }
      ... on Seller {
        version
        ...SellerList_seller @alias
        ...sellerDialogs_seller @alias
      }
      ... on Variant {
        version
        ...VariantRow_variant @alias
        ...variantDialogs_variant @alias
      }
    }
  }
`;

/** Reads records again, and gives those that are still there, with their versions. */
export async function readTouched(
  environment: IEnvironment,
  variables: touchedRecordsQuery["variables"],
): Promise<readonly { readonly id: string; readonly version: string }[]> {
  const data = await fetchQuery<touchedRecordsQuery>(environment, query, variables, {
    fetchPolicy: "network-only",
  }).toPromise();
  const { subjects: _subjects, orders: _orders, ...versioned } = data ?? {};
  return Object.values(versioned)
    .flat()
    .flatMap((node) => (node?.version === undefined ? [] : [{ id: node.id, version: node.version }]));
}
