import type { ConsolePage } from "../mail/consoleLink.ts";
import type { TodoKind } from "../report/todo.ts";

/** How a mail says that something waits, and the list that has it. */
interface TodoWords {
  readonly one: string;
  readonly more: (count: number) => string;
  readonly page: ConsolePage;
  readonly query?: Readonly<Record<string, string>>;
}

/** What may wait, in words; home leads to the same lists, which a test compares. */
export const todoWords: Readonly<Record<TodoKind, TodoWords>> = {
  orders_late: {
    one: "1 order is late",
    more: (count) => `${count} orders are late`,
    page: "pendingOrders",
    query: { status: "LATE" },
  },
  orders_to_accept: {
    one: "1 order waits to be accepted",
    more: (count) => `${count} orders wait to be accepted`,
    page: "pendingOrders",
    query: { status: "PENDING" },
  },
  orders_to_pack: {
    one: "1 order waits to be packed",
    more: (count) => `${count} orders wait to be packed`,
    page: "pendingOrders",
    query: { status: "ACCEPTED" },
  },
  orders_to_despatch: {
    one: "1 order waits to be despatched",
    more: (count) => `${count} orders wait to be despatched`,
    page: "despatchedOrders",
    query: { status: "PACKED" },
  },
  attempts_failed: {
    one: "1 order could not be handed over three times",
    more: (count) => `${count} orders could not be handed over three times`,
    page: "despatchedOrders",
    query: { status: "OUT", attempts: "3" },
  },
  orders_uncollected: {
    one: "1 order was not collected and is to be brought back",
    more: (count) => `${count} orders were not collected and are to be brought back`,
    page: "despatchedOrders",
    query: { collection: "overdue" },
  },
  refunds_due: {
    one: "1 order has a refund due",
    more: (count) => `${count} orders have a refund due`,
    page: "cancelledOrders",
    query: { refund: "DUE" },
  },
  products_to_review: {
    one: "1 product waits for review",
    more: (count) => `${count} products wait for review`,
    page: "products",
    query: { status: "PENDING" },
  },
  products_sent_back: {
    one: "1 product was returned to be put right",
    more: (count) => `${count} products were returned to be put right`,
    page: "products",
    query: { status: "RECTIFICATION" },
  },
  stock_out: {
    one: "1 product is out of stock",
    more: (count) => `${count} products are out of stock`,
    page: "products",
    query: { status: "ENABLED", stock: "OUT" },
  },
  stock_low: {
    one: "1 product has little stock or none",
    more: (count) => `${count} products have little stock or none`,
    page: "products",
    query: { status: "ENABLED", stock: "LOW" },
  },
  products_incomplete: {
    one: "1 product is not handed in yet",
    more: (count) => `${count} products are not handed in yet`,
    page: "products",
    query: { status: "DRAFT" },
  },
  webhooks_failing: {
    one: "1 webhook fails",
    more: (count) => `${count} webhooks fail`,
    page: "webhooks",
    query: { state: "failing" },
  },
  jobs_failed: {
    one: "1 job of yours has failed",
    more: (count) => `${count} jobs of yours have failed`,
    page: "jobs",
    query: { state: "FAILED", by: "me", ended: "7" },
  },
  invitations_expired: {
    one: "1 invitation has run out",
    more: (count) => `${count} invitations have run out`,
    page: "adminUsers",
    query: { status: "EXPIRED" },
  },
  location_invitations_expired: {
    one: "1 invitation to a location has run out",
    more: (count) => `${count} invitations to locations have run out`,
    page: "locationUsers",
    query: { status: "EXPIRED" },
  },
  licences_ending: {
    one: "1 driving licence ends",
    more: (count) => `${count} driving licences end`,
    page: "deliveryUsers",
    query: { status: "ACTIVE", licence: "30" },
  },
  pauses_ending: {
    one: "1 pickup point opens again soon",
    more: (count) => `${count} pickup points open again soon`,
    page: "pickupPoints",
    query: { status: "paused", until: "3" },
  },
  locations_without_gstin: {
    one: "1 location has no GSTIN",
    more: (count) => `${count} locations have no GSTIN`,
    page: "locations",
    query: { gstin: "no" },
  },
};

const dayFormat = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** A day, `YYYY-MM-DD`, as people read it: 28 November 2026. */
export const dayInWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const hour = 3_600_000;

/** For how long something has waited, in whole hours or days; null for less than an hour. */
export function waitedFor(since: string, now: Date): string | null {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / hour);
  if (hours < 1) return null;
  return hours < 24 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
}

/** `1 order`, `2 orders`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
