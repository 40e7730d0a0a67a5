import { builder } from "../graphql/builder.ts";
import { filterFields, type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { invalidArgument } from "../graphql/invalidArgument.ts";
import { idOfType, isRestId } from "../graphql/nodeId.ts";
import {
  CancellationReasonEnum,
  DeliveryModeEnum,
  FulfilmentStatusEnum,
  PaymentMethodEnum,
  PaymentStateEnum,
  TaxKindEnum,
} from "../order/enums.ts";
import {
  amount,
  type Condition,
  dayOfInstant,
  days,
  oneOf,
  ownerOf,
  provinces,
} from "../graphql/condition.ts";
import {
  type CancellationReason,
  cancellationReasons,
  type DeliveryMode,
  deliveryModes,
  type FulfilmentStatus,
  fulfilmentStatuses,
  type PaymentMethod,
  paymentMethods,
  type PaymentState,
  paymentStates,
  type TaxKind,
  taxKinds,
} from "../order/words.ts";
import { type RefundState, refundStates } from "../refund/record.ts";
import { RefundStateEnum } from "../refund/type.ts";
import { toRestWord, type Words } from "../rest/wordField.ts";
import { isLate, isUncollected } from "./late.ts";
import type { Fulfilment } from "./record.ts";

/** What a list of fulfilments can be narrowed to; the conditions hold together. */
export interface FulfilmentFilter extends ListFilter {
  readonly status?: readonly FulfilmentStatus[] | null | undefined;
  readonly sellerId?: string | null | undefined;
  readonly deliveryMode?: DeliveryMode | null | undefined;
  readonly paymentMethod?: readonly PaymentMethod[] | null | undefined;
  readonly paymentState?: readonly PaymentState[] | null | undefined;
  readonly deliveryUserId?: string | null | undefined;
  readonly pickupPointId?: string | null | undefined;
  readonly provinceCode?: readonly string[] | null | undefined;
  readonly taxKind?: TaxKind | null | undefined;
  readonly placedFrom?: string | null | undefined;
  readonly placedTo?: string | null | undefined;
  readonly promisedFrom?: string | null | undefined;
  readonly promisedTo?: string | null | undefined;
  readonly totalFrom?: string | null | undefined;
  readonly totalTo?: string | null | undefined;
  readonly productId?: string | null | undefined;
  readonly hasCarrier?: boolean | null | undefined;
  readonly hasTracking?: boolean | null | undefined;
  readonly reason?: readonly CancellationReason[] | null | undefined;
  readonly refundState?: readonly RefundState[] | null | undefined;
  readonly attemptsFrom?: number | null | undefined;
  readonly isLate?: boolean | null | undefined;
  readonly isUncollected?: boolean | null | undefined;
}

export const FulfilmentFilterInput = builder.inputType("FulfilmentFilter", {
  description: "What a list of fulfilments is narrowed to. All conditions that are given must hold.",
  fields: (t) => ({
    status: t.field({
      type: [FulfilmentStatusEnum],
      description: "In one of these states; an empty list means any.",
    }),
    sellerId: t.id({ description: "Sent from this location.", extensions: { names: "Seller" } }),
    deliveryUserId: t.id({
      description: "That this delivery user brings.",
      extensions: { names: "DeliveryUser" },
    }),
    pickupPointId: t.id({
      description: "That are collected at this pickup point.",
      extensions: { names: "PickupPoint" },
    }),
    deliveryMode: t.field({ type: DeliveryModeEnum, description: "That come to the customer this way." }),
    paymentMethod: t.field({
      type: [PaymentMethodEnum],
      description: "Paid in one of these ways; an empty list means any.",
    }),
    paymentState: t.field({
      type: [PaymentStateEnum],
      description: "Whose money has come so far; an empty list means any.",
    }),
    provinceCode: t.stringList({
      description: "That go to one of these states, such as `KA`; at most 40. An empty list means any.",
    }),
    taxKind: t.field({ type: TaxKindEnum, description: "That bear these taxes." }),
    placedFrom: t.field({ type: "Date", description: "Placed on this day or later, by India's calendar." }),
    placedTo: t.field({ type: "Date", description: "Placed on this day or before, by India's calendar." }),
    promisedFrom: t.field({ type: "Date", description: "Promised for this day or later." }),
    promisedTo: t.field({ type: "Date", description: "Promised for this day or before." }),
    totalFrom: t.field({ type: "Decimal", description: "That amount to so much at least, INR." }),
    totalTo: t.field({ type: "Decimal", description: "That amount to so much at most, INR." }),
    productId: t.id({
      description: "With a line of this product.",
      extensions: { names: "Product" },
    }),
    hasCarrier: t.boolean({ description: "That a carrier was named for, or with false none was." }),
    hasTracking: t.boolean({ description: "With a tracking number, or with false without one." }),
    reason: t.field({
      type: [CancellationReasonEnum],
      description: "Cancelled or brought back for one of these reasons; an empty list means any.",
    }),
    refundState: t.field({
      type: [RefundStateEnum],
      description:
        "With a refund of which this became; an empty list means any. What was paid over comes from no part of its order: the first one has it. For the company's people: to others none is.",
    }),
    attemptsFrom: t.int({
      description: "That could not be handed over so many times at least, 1 to 10.",
    }),
    isLate: t.boolean({ description: "Only those that are late; false means any." }),
    isUncollected: t.boolean({
      description: "Only those that nobody came for while their pickup point kept them; false means any.",
    }),
    ...filterFields(t, "Fulfilment"),
  }),
});

/** Reads a filter. Null when nothing can match it, such as an id that is none of that type. */
export function readFulfilmentFilter(filter: FulfilmentFilter): Condition<Fulfilment> | null {
  const common = readFilter<Fulfilment>("Fulfilment", filter);
  const province = provinces("ship_stateshort", filter.provinceCode, (row: Fulfilment) => row.provinceCode);
  const product = ownerOf<Fulfilment>("Product", "prod_id", filter.productId);
  if (common === null || province === null || product === null) return null;
  const { placedFrom, placedTo, promisedFrom, promisedTo } = filter;
  const conditions: Condition<Fulfilment>[] = [
    ...oneOf("fulfilment_status", fulfilmentStatuses, filter.status, ({ status }: Fulfilment) => status),
    ...oneOf(
      "delivery_mode",
      deliveryModes,
      listed(filter.deliveryMode),
      ({ deliveryMode }: Fulfilment) => deliveryMode,
    ),
    ...oneOf(
      "payment_method",
      paymentMethods,
      filter.paymentMethod,
      ({ paymentMethod }: Fulfilment) => paymentMethod,
    ),
    ...oneOf(
      "payment_state",
      paymentStates,
      filter.paymentState,
      ({ paymentState }: Fulfilment) => paymentState,
    ),
    ...oneOf("tax_kind", taxKinds, listed(filter.taxKind), ({ taxKind }: Fulfilment) => taxKind),
    ...days(
      ["placed_from", "placed_to"],
      [placedFrom, placedTo],
      ["placedFrom", "placedTo"],
      ({ placedAt }: Fulfilment) => dayOfInstant(placedAt),
    ),
    ...days(
      ["promised_from", "promised_to"],
      [promisedFrom, promisedTo],
      ["promisedFrom", "promisedTo"],
      ({ promisedDate }: Fulfilment) => promisedDate,
    ),
    ...amount("total_min", "totalFrom", filter.totalFrom, true, ({ amounts }: Fulfilment) => amounts.total),
    ...amount("total_max", "totalTo", filter.totalTo, false, ({ amounts }: Fulfilment) => amounts.total),
    ...known("has_carrier", filter.hasCarrier, ({ carrierName }) => carrierName),
    ...known("has_tracking", filter.hasTracking, ({ trackingNumber }) => trackingNumber),
    ...among("reason_code", cancellationReasons, filter.reason, ({ statusReason }) => statusReason),
    ...refunded(filter.refundState),
    ...attempted(filter.attemptsFrom),
    ...province,
    ...product,
    ...(filter.isLate === true ? [{ query: { late: "true" }, matches: isLate }] : []),
    ...(filter.isUncollected === true ? [{ query: { uncollected: "true" }, matches: isUncollected }] : []),
  ];
  for (const [type, field, given, of] of [
    ["Seller", "seller_id", filter.sellerId, (row: Fulfilment) => row.sellerId],
    ["DeliveryUser", "delivery_user_id", filter.deliveryUserId, (row: Fulfilment) => row.deliveryUserId],
    ["PickupPoint", "pickup_point_id", filter.pickupPointId, (row: Fulfilment) => row.pickupPointId],
  ] as const) {
    if (given === null || given === undefined) continue;
    const id = idOfType(type, given);
    if (id === null || !isRestId(id)) return null;
    conditions.push({ query: { [field]: id }, matches: (row) => of(row) === id });
  }
  return {
    query: Object.assign({}, common.query, ...conditions.map(({ query }) => query)),
    matches: (row) => common.matches(row) && conditions.every(({ matches }) => matches(row)),
  };
}

/** That something is known of, or nothing is. */
function known(
  field: string,
  given: boolean | null | undefined,
  of: (row: Fulfilment) => string | null,
): Condition<Fulfilment>[] {
  if (given === null || given === undefined) return [];
  return [{ query: { [field]: String(given) }, matches: (row) => (of(row) !== null) === given }];
}

/** For one of some reasons: the service writes its word before what somebody wrote. */
function among<Word extends string>(
  field: string,
  words: Words<Word>,
  given: readonly Word[] | null | undefined,
  of: (row: Fulfilment) => string | null,
): Condition<Fulfilment>[] {
  if (!given || given.length === 0) return [];
  const names = [...new Set(given)].flatMap((word) => toRestWord(words, word) ?? []);
  return [
    {
      query: { [field]: names.join(",") },
      matches: (row) => names.includes(of(row)?.split(":")[0] ?? ""),
    },
  ];
}

/** What rows do not say themselves, so that the service alone can tell. */
function refunded(given: readonly RefundState[] | null | undefined): Condition<Fulfilment>[] {
  if (!given || given.length === 0) return [];
  const names = [...new Set(given)].flatMap((state) => toRestWord(refundStates, state) ?? []);
  return [{ query: { refund_state: names.join(",") }, matches: () => true }];
}

/** That could not be handed over so many times. */
function attempted(least: number | null | undefined): Condition<Fulfilment>[] {
  if (least === null || least === undefined) return [];
  if (least < 1 || least > 10) throw invalidArgument("`attemptsFrom` must be a whole number from 1 to 10.");
  return [{ query: { attempts_min: String(least) }, matches: ({ attempts }) => attempts.length >= least }];
}

const listed = <Value>(value: Value | null | undefined): readonly Value[] =>
  value === null || value === undefined ? [] : [value];
