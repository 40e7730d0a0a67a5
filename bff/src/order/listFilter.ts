import { builder } from "../graphql/builder.ts";
import { invalidArgument } from "../graphql/invalidArgument.ts";
import { filterFields, type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { OrderStatusEnum, PaymentMethodEnum, PaymentStateEnum } from "./enums.ts";
import {
  amount,
  type Condition,
  dayOfInstant,
  days,
  oneOf,
  ownerOf,
  provinces,
} from "../graphql/condition.ts";
import type { Order } from "./record.ts";
import {
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
  paymentMethods,
  type PaymentState,
  paymentStates,
} from "./words.ts";

/** What a list of orders can be narrowed to; the conditions hold together. */
export interface OrderFilter extends ListFilter {
  readonly status?: readonly OrderStatus[] | null | undefined;
  readonly paymentMethod?: readonly PaymentMethod[] | null | undefined;
  readonly paymentState?: readonly PaymentState[] | null | undefined;
  readonly channel?: string | null | undefined;
  readonly placedFrom?: string | null | undefined;
  readonly placedTo?: string | null | undefined;
  readonly totalFrom?: string | null | undefined;
  readonly totalTo?: string | null | undefined;
  readonly provinceCode?: readonly string[] | null | undefined;
  readonly hasRefundDue?: boolean | null | undefined;
  readonly sellerId?: string | null | undefined;
}

export const OrderFilterInput = builder.inputType("OrderFilter", {
  description: "What a list of orders is narrowed to. All conditions that are given must hold.",
  fields: (t) => ({
    status: t.field({
      type: [OrderStatusEnum],
      description: "In one of these states; an empty list means any.",
    }),
    paymentMethod: t.field({
      type: [PaymentMethodEnum],
      description: "Paid in one of these ways; an empty list means any.",
    }),
    paymentState: t.field({
      type: [PaymentStateEnum],
      description: "Whose money has come so far; an empty list means any.",
    }),
    channel: t.string({ description: "That came this way, such as `storefront`; at most 40 characters." }),
    placedFrom: t.field({ type: "Date", description: "Placed on this day or later, by India's calendar." }),
    placedTo: t.field({ type: "Date", description: "Placed on this day or before, by India's calendar." }),
    totalFrom: t.field({ type: "Decimal", description: "That amount to so much at least, INR." }),
    totalTo: t.field({ type: "Decimal", description: "That amount to so much at most, INR." }),
    provinceCode: t.stringList({
      description: "That go to one of these states, such as `KA`; at most 40. An empty list means any.",
    }),
    hasRefundDue: t.boolean({ description: "Of which money is owed back, or with false none is." }),
    sellerId: t.id({
      description: "Of which this location sends a part.",
      extensions: { names: "Seller" },
    }),
    ...filterFields(t, "Order"),
  }),
});

/** Reads a filter. Null when nothing can match it, such as an id that is none of that type. */
export function readOrderFilter(filter: OrderFilter): Condition<Order> | null {
  const common = readFilter<Order>("Order", filter);
  const province = provinces("shipping_stateshort", filter.provinceCode, orderProvince);
  const location = ownerOf<Order>("Seller", "seller_id", filter.sellerId);
  if (common === null || province === null || location === null) return null;
  const conditions: Condition<Order>[] = [
    ...oneOf("order_status", orderStatuses, filter.status, ({ status }: Order) => status),
    ...oneOf(
      "payment_method",
      paymentMethods,
      filter.paymentMethod,
      ({ paymentMethod }: Order) => paymentMethod,
    ),
    ...oneOf("payment_state", paymentStates, filter.paymentState, ({ paymentState }: Order) => paymentState),
    ...channelOf(filter.channel),
    ...days(
      ["placed_from", "placed_to"],
      [filter.placedFrom, filter.placedTo],
      ["placedFrom", "placedTo"],
      ({ placedAt }: Order) => dayOfInstant(placedAt),
    ),
    ...amount("total_min", "totalFrom", filter.totalFrom, true, orderTotal),
    ...amount("total_max", "totalTo", filter.totalTo, false, orderTotal),
    ...refundDue(filter.hasRefundDue),
    ...province,
    ...location,
  ];
  return {
    query: Object.assign({}, common.query, ...conditions.map(({ query }) => query)),
    matches: (row) => common.matches(row) && conditions.every(({ matches }) => matches(row)),
  };
}

const orderProvince = ({ shippingAddress }: Order): string | null => shippingAddress.provinceCode;
const orderTotal = ({ totals }: Order): string => totals.total;

function channelOf(channel: string | null | undefined): Condition<Order>[] {
  if (channel === null || channel === undefined || channel === "") return [];
  // The service reads commas as several channels.
  if (channel.length > 40 || channel.includes(","))
    throw invalidArgument("`channel` must have at most 40 characters and no comma.");
  return [{ query: { order_channel: channel }, matches: (row) => row.channel === channel }];
}

function refundDue(isDue: boolean | null | undefined): Condition<Order>[] {
  if (isDue === null || isDue === undefined) return [];
  return [
    {
      query: { has_refund_due: String(isDue) },
      matches: ({ refundDue: due }) => Number(due) > 0 === isDue,
    },
  ];
}
