import type { EventType } from "../event/types.ts";
import type { ConsolePage } from "../mail/consoleLink.ts";
import type { Delivery } from "./delivery.ts";
import type { Permission } from "../role/permissions.ts";
import type { Reader, Role } from "./roles.ts";

/** Who is told: those of the company, and those of the record's own location, whose role has the permission. */
interface Audience {
  readonly company?: Permission;
  readonly location?: Permission;
}

interface Kind {
  /** What makes a notice; null for one that is made in another way than by an event. */
  readonly event: EventType | null;
  /** Where one event is told of as different kinds: which of them this is. */
  readonly when?: (data: Readonly<Record<string, unknown>>) => boolean;
  /** Null: one person, whose it is. */
  readonly to: Audience | null;
  /** What it is about, where that is not the record of the event. */
  readonly about?: (data: Readonly<Record<string, unknown>>) => {
    readonly entity: string;
    readonly id: number;
  };
  /** A mail of its own leaves at once, whatever is chosen, so that no other tells of it. */
  readonly hasOwnMail?: boolean;
  /** It concerns the others: what a location's people did those of the company hear, and the other way round. */
  readonly tells?: "other side";
  /** It is about parts of orders: a location hears of each of its own, the company of each order once. */
  readonly perOrder?: true;
  /** Whether each record has notices of its own; else those of all records within an hour are one. */
  readonly perRecord: boolean;
  /**
   * A mail at once waits so long for more of the same, in milliseconds, and what comes after it gets a mail of its own; without
   * it, one mail is sent for all that counts as one notice.
   */
  readonly gathers?: number;
  /** How somebody is told who has chosen nothing. */
  standard(role: Role): Delivery;
  /** What a mail says, of one and of several. */
  readonly sentence: (name: string, count: number) => string;
  /** Where a mail leads. */
  readonly page: ConsolePage;
  /** What the list there is narrowed to. */
  readonly query?: Readonly<Record<string, string>>;
}

const inConsole = (): Delivery => "console";

const several = (count: number, one: string, more: (count: number) => string): string =>
  count === 1 ? one : more(count);

/** Orders concern who works on them in the company, and at the location that sends them. */
const everywhere: Audience = { company: "ORDER_READ", location: "ORDER_READ" };

/** So many deliveries in vain are told of. */
const attemptsTold = 3;

/** Everything that people are told of. A new kind is one entry here and its words in the console (docs/recipes/add-a-notice.md). */
const declared = {
  "product.submitted": {
    event: "product.submitted",
    to: { company: "PRODUCT_APPROVE" },
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) =>
      several(count, `${name} was handed in for review`, (n) => `${n} products were handed in for review`),
    page: "products",
  },
  "product.returned": {
    event: "product.returned",
    to: { location: "PRODUCT_UPDATE" },
    perRecord: false,
    standard: (role) => (role === "SELLER_OWNER" ? "mail_hourly" : "console"),
    sentence: (name, count) => several(count, `${name} was returned`, (n) => `${n} products were returned`),
    page: "products",
  },
  "product.enabled": {
    event: "product.enabled",
    to: { location: "PRODUCT_UPDATE" },
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) =>
      several(count, `${name} is on sale now`, (n) => `${n} products are on sale now`),
    page: "products",
  },
  "product.disabled": {
    event: "product.disabled",
    to: { location: "PRODUCT_UPDATE" },
    perRecord: false,
    standard: (role) => (role === "SELLER_OWNER" ? "mail_hourly" : "console"),
    sentence: (name, count) =>
      several(count, `${name} was taken off sale`, (n) => `${n} products were taken off sale`),
    page: "products",
  },
  "seller.suspended": {
    event: "seller.suspended",
    to: { company: "SELLER_READ" },
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `${name} was suspended`,
    page: "locations",
  },
  "seller.activated": {
    event: "seller.activated",
    to: { company: "SELLER_READ", location: "PRODUCT_UPDATE" },
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `${name} is active again`,
    page: "locations",
  },
  "seller.viewed": {
    event: "seller.viewed",
    // Who decides on the location's people is who answers for it.
    to: { location: "PERSON_UPDATE" },
    perRecord: true,
    standard: inConsole,
    sentence: (name, count) =>
      several(
        count,
        `The company has looked at ${name} as its people see it`,
        (n) => `The company has looked at ${name} as its people see it, ${n} times`,
      ),
    page: "home",
  },
  "delivery_user.licence_ending": {
    event: "delivery_user.licence_ending",
    to: { company: "DELIVERY_USER_UPDATE", location: "DELIVERY_USER_UPDATE" },
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `The driving licence of ${name} ends soon`,
    page: "deliveryUsers",
    query: { status: "ACTIVE", licence: "30" },
  },
  "person.activated": {
    event: "person.activated",
    to: { company: "SELLER_UPDATE" },
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) =>
      several(
        count,
        `${name} has accepted the invitation`,
        (n) => `${n} people have accepted their invitation`,
      ),
    page: "locations",
  },
  "person.new_device": {
    event: "person.signed_in_from_new_device",
    to: null,
    about: ({ device_id }) => ({ entity: "account_device", id: Number(device_id) }),
    perRecord: true,
    hasOwnMail: true,
    standard: inConsole,
    sentence: (name) => `New sign-in to your account: ${name}`,
    page: "security",
  },
  "job.finished": {
    event: "job.finished",
    when: (data) => data["job_state"] === "done",
    to: null,
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `A job has ended: ${name}`,
    page: "jobs",
  },
  "job.failed": {
    event: "job.finished",
    when: (data) => data["job_state"] === "failed",
    to: null,
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `A job has failed: ${name}`,
    page: "jobs",
  },
  "webhook.failing": {
    event: "webhook.failing",
    to: { company: "WEBHOOK_READ" },
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `The webhook ${name} does nothing but fail`,
    page: "webhooks",
    query: { state: "failing" },
  },
  "webhook.disabled": {
    event: "webhook.disabled",
    to: { company: "WEBHOOK_READ" },
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `The webhook ${name} was switched off`,
    page: "webhooks",
    query: { state: "failing" },
  },
  "order.placed": {
    event: "order.placed",
    to: everywhere,
    perOrder: true,
    perRecord: false,
    gathers: 5 * 60_000,
    standard: (role) => (role === "SELLER_OWNER" ? "mail_at_once" : "console"),
    sentence: (name, count) => several(count, `New order ${name}`, (n) => `${n} new orders`),
    page: "pendingOrders",
  },
  "order.late": {
    event: "fulfilment.late",
    to: everywhere,
    perOrder: true,
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) => several(count, `Order ${name} is late`, (n) => `${n} orders are late`),
    page: "pendingOrders",
  },
  "order.attempted": {
    event: "fulfilment.attempted",
    when: (data) => data["attempts"] === attemptsTold,
    to: everywhere,
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `Order ${name} could not be handed over three times`,
    page: "despatchedOrders",
  },
  "order.not_collected": {
    event: "fulfilment.returned",
    when: (data) => data["reason_code"] === "not_collected",
    to: everywhere,
    perOrder: true,
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) =>
      several(count, `Order ${name} was not collected`, (n) => `${n} orders were not collected`),
    page: "despatchedOrders",
  },
  "order.cancelled": {
    event: "fulfilment.cancelled",
    to: everywhere,
    tells: "other side",
    perOrder: true,
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) =>
      several(count, `Order ${name} was cancelled`, (n) => `${n} orders were cancelled`),
    page: "cancelledOrders",
  },
  "refund.due": {
    event: "refund.due",
    to: { company: "ORDER_APPROVE" },
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) =>
      several(count, `A refund is due for order ${name}`, (n) => `${n} refunds are due`),
    page: "cancelledOrders",
    query: { refund: "DUE" },
  },
  "stock.low": {
    event: "stock.low",
    to: { company: "STOCK_UPDATE", location: "STOCK_UPDATE" },
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) =>
      several(count, `Few of ${name} are left`, (n) => `Few of ${n} products are left`),
    page: "products",
    query: { status: "ENABLED", stock: "LOW" },
  },
  "stock.out": {
    event: "stock.out",
    to: { company: "STOCK_UPDATE", location: "STOCK_UPDATE" },
    perRecord: false,
    standard: inConsole,
    sentence: (name, count) => several(count, `${name} is sold out`, (n) => `${n} products are sold out`),
    page: "products",
    query: { status: "ENABLED", stock: "OUT" },
  },
  "message.unseen": {
    event: null,
    to: null,
    perRecord: true,
    standard: inConsole,
    sentence: (name, count) =>
      several(count, `${name} has written to you`, (n) => `${name} has written to you ${n} times`),
    page: "chat",
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type NotificationKind = keyof typeof declared;

/** The same, each seen as a kind. */
export const kinds: Readonly<Record<NotificationKind, Kind>> = declared;

function isKind(name: string): name is NotificationKind {
  return name in declared;
}

export const allKinds: readonly NotificationKind[] = Object.keys(declared).filter(isKind);

/** What an event is told of as; undefined for one that nobody is told of. */
export function kindOfEvent(
  type: EventType,
  data: Readonly<Record<string, unknown>>,
): NotificationKind | undefined {
  return allKinds.find((kind) => {
    const { event, when = () => true } = kinds[kind];
    return event === type && when(data);
  });
}

/** Whether somebody's role lets them be told of it, at their own location or in the whole company. */
export function canBeTold(kind: NotificationKind, { seller_id, permissions }: Reader): boolean {
  const { to } = kinds[kind];
  if (to === null) return true;
  const permission = seller_id === null ? to.company : to.location;
  return permission !== undefined && permissions.includes(permission);
}
