import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { OrderFilterChipsQuery } from "#/__generated__/OrderFilterChipsQuery.graphql";
import type { DeclaredFilter } from "#/list/ListFilters.tsx";
import { type FilterOptions, QueriedFilters } from "#/list/QueriedFilters.tsx";
import { LateSellerPicker } from "#/sellers/LateSellerPicker.ts";
import {
  deliveryModeNames,
  paymentMethodNames,
  paymentStateNames,
  reasonNames,
  refundStateNames,
} from "../orderWords.ts";
import { orderFilters, type OrderView } from "./orderLists.ts";

// Few visits filter by a record.
const AnyDeliveryUserPicker = lazy(() => import("./AnyDeliveryUserPicker.tsx"));
const PickupPointPicker = lazy(() => import("./PickupPointPicker.tsx"));

const options: FilterOptions<OrderFilterChipsQuery> = {
  query: graphql`
    query OrderFilterChipsQuery($hasProduct: Boolean!, $product: ID!) @throwOnFieldError {
      node(id: $product) @include(if: $hasProduct) @catch(to: NULL) {
        ... on Product @alias(as: "product") {
          id
          name
        }
      }
      country(code: "IND") {
        provinces {
          code
          name
        }
      }
    }
  `,
  optionsOf: ({ country, node }) => ({
    product: node?.product ? [{ id: node.product.id, label: node.product.name }] : [],
    province: country?.provinces.map(({ code, name }) => ({ id: code, label: name })) ?? [],
  }),
};

type Names = Readonly<Record<string, DeclaredFilter["label"]>>;

const words = (names: Names) => Object.entries(names).map(([id, label]) => ({ id, label }));

const declared = {
  placed: {
    filter: orderFilters.placed,
    label: msg`Placed`,
    options: words({ "1": msg`Today`, "7": msg`Last 7 days`, "30": msg`Last 30 days` }),
  },
  promised: {
    filter: orderFilters.promised,
    label: msg`Promised`,
    options: words({ past: msg`Before today`, today: msg`Today`, coming: msg`After today` }),
  },
  payment: { filter: orderFilters.payment, label: msg`Payment`, options: words(paymentStateNames) },
  method: { filter: orderFilters.method, label: msg`Way of paying`, options: words(paymentMethodNames) },
  mode: { filter: orderFilters.mode, label: msg`Delivery`, options: words(deliveryModeNames) },
  carrier: {
    filter: orderFilters.carrier,
    label: msg`Carrier`,
    options: words({ yes: msg`With a carrier`, no: msg`Without a carrier` }),
  },
  tracking: {
    filter: orderFilters.tracking,
    label: msg`Tracking`,
    options: words({ yes: msg`With a tracking number`, no: msg`Without a tracking number` }),
  },
  deliveryUser: {
    filter: orderFilters.deliveryUser,
    label: msg`Delivery user`,
    picker: AnyDeliveryUserPicker,
  },
  pickupPoint: { filter: orderFilters.pickupPoint, label: msg`Pickup point`, picker: PickupPointPicker },
  collection: {
    filter: orderFilters.collection,
    label: msg`Kept until`,
    options: words({ overdue: msg`Nobody came in time` }),
  },
  attempts: {
    filter: orderFilters.attempts,
    label: msg`Failed deliveries`,
    options: words({ "3": msg`Three or more` }),
  },
  reason: { filter: orderFilters.reason, label: msg`Reason`, options: words(reasonNames) },
  refund: { filter: orderFilters.refund, label: msg`Refund`, options: words(refundStateNames) },
  tax: {
    filter: orderFilters.tax,
    label: msg`Tax`,
    options: words({
      WITHIN_STATE: msg`CGST and SGST`,
      ACROSS_STATES: msg`IGST`,
      NONE: msg`No GST`,
    }),
  },
  province: { filter: orderFilters.province, label: msg`State or Province` },
  seller: { filter: orderFilters.seller, label: msg`Location`, picker: LateSellerPicker },
  product: { filter: orderFilters.product, label: msg`Product` },
} as const satisfies Readonly<Record<string, DeclaredFilter>>;

type Name = keyof typeof declared;

/** What each list can be picked by. The first six are in sight: what is asked for most. */
const filtersOf: Readonly<Record<OrderView, readonly Name[]>> = {
  pending: [
    "placed",
    "promised",
    "payment",
    "method",
    "mode",
    "seller",
    "deliveryUser",
    "pickupPoint",
    "tax",
    "province",
  ],
  despatch: [
    "placed",
    "promised",
    "payment",
    "mode",
    "deliveryUser",
    "seller",
    "method",
    "carrier",
    "tracking",
    "pickupPoint",
    "collection",
    "attempts",
    "tax",
    "province",
  ],
  cancel: [
    "reason",
    "refund",
    "placed",
    "payment",
    "method",
    "seller",
    "promised",
    "mode",
    "tax",
    "province",
  ],
};

/** What only the company's people can ask for, and what only where deliveries are offered. */
const ofOwners: ReadonlySet<Name> = new Set(["refund", "seller"]);
const ofDelivery: ReadonlySet<Name> = new Set(["deliveryUser", "pickupPoint", "collection"]);

/** What lists people whom not everybody may see. */
const needs: Readonly<Partial<Record<Name, string>>> = {
  seller: "SELLER_READ",
  deliveryUser: "DELIVERY_USER_READ",
  pickupPoint: "PICKUP_POINT_READ",
};

interface OrderFilterChipsProps {
  readonly view: OrderView;
  /** The company's people can ask for the orders of one location, and for refunds. */
  readonly isOwner: boolean;
  readonly hasDelivery: boolean;
  /** What the viewer may do. */
  readonly permissions: readonly string[];
}

/** What orders can be picked by. */
export function OrderFilterChips({ view, isOwner, hasDelivery, permissions }: OrderFilterChipsProps) {
  const [search] = useSearchParams();
  // Its page leads here; nobody chooses among thousands of products by a chip.
  const [product] = orderFilters.product.read(search);
  const isOffered = (name: Name) => {
    const { [name]: permission } = needs;
    const isTheirs = permission === undefined || permissions.includes(permission);
    return isTheirs && (isOwner || !ofOwners.has(name)) && (hasDelivery || !ofDelivery.has(name));
  };
  return (
    <QueriedFilters
      filters={[...(product ? (["product"] as const) : []), ...filtersOf[view].filter(isOffered)].map(
        (name) => declared[name],
      )}
      options={options}
      variables={{ hasProduct: product !== undefined, product: product ?? "" }}
    />
  );
}
