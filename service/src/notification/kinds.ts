import type { EventType } from "../event/types.ts";
import type { ConsolePage } from "../mail/consoleLink.ts";
import type { Delivery } from "./delivery.ts";
import { type NoticePermission, type Role, rolesWith } from "./roles.ts";

/** Who is told: those of the company, and those of the record's own location, whose role has the permission. */
interface Audience {
  readonly company?: NoticePermission;
  readonly location?: NoticePermission;
}

interface Kind {
  /** What makes a notice; null for one that is made in another way than by an event. */
  readonly event: EventType | null;
  /** Where one event is told of as different kinds: which of them this is. */
  readonly when?: (data: Readonly<Record<string, unknown>>) => boolean;
  /** Null: one person, whose it is. */
  readonly to: Audience | null;
  /** Whether each record has notices of its own; else those of all records within an hour are one. */
  readonly perRecord: boolean;
  /** How somebody is told who has chosen nothing. */
  standard(role: Role): Delivery;
  /** What a mail says, of one and of several. */
  readonly sentence: (name: string, count: number) => string;
  /** Where a mail leads. */
  readonly page: ConsolePage;
}

const inConsole = (): Delivery => "console";

const several = (count: number, one: string, more: (count: number) => string): string =>
  count === 1 ? one : more(count);

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
  },
  "webhook.disabled": {
    event: "webhook.disabled",
    to: { company: "WEBHOOK_READ" },
    perRecord: true,
    standard: inConsole,
    sentence: (name) => `The webhook ${name} was switched off`,
    page: "webhooks",
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

/** Whether somebody with this role can be told of it, at their own location or in the whole company. */
export function canBeTold(kind: NotificationKind, role: Role): boolean {
  const { to } = kinds[kind];
  if (to === null) return true;
  const permission = role === "OWNER" || role === "COMPANY_STAFF" ? to.company : to.location;
  return permission !== undefined && rolesWith[permission].includes(role);
}
