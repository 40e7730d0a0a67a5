import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import {
  Ban,
  Boxes,
  CircleCheck,
  CircleX,
  Download,
  MessageSquare,
  PackageCheck,
  PackageSearch,
  PackageX,
  ReceiptText,
  ShieldUser,
  Store,
  Truck,
  Undo2,
  UserCheck,
  Webhook,
} from "lucide-react";
import type { NotificationKind as SentKind } from "#/__generated__/readNotification_notification.graphql";
import { addresses } from "#/app/addresses.ts";
import { todoAddresses } from "#/app/todoAddresses.ts";
import type { IconShape } from "#/ui/Icon.tsx";

/** A kind that this console has words for. */
export type NotificationKind = Exclude<SentKind, "%future added value" | "OTHER">;

interface KindWords {
  readonly icon: IconShape;
  /** Nothing said: it is neither good nor bad. */
  readonly tone?: "success" | "warning" | "danger";
  /** What has happened, once to the record of this name or so many times. */
  readonly sentence: (name: string, count: number) => MessageDescriptor;
  /** Where all of them are; one alone leads to its record, where that has a page. */
  readonly address: string;
  /** It is also said over the page at once: as a piece of news, or as a failure, which stays until it is closed. */
  readonly toast?: "news" | "failure";
}

/** Everything that people are told of, in words (docs/recipes/add-a-notice.md). */
export const kinds: Readonly<Record<NotificationKind, KindWords>> = {
  PRODUCT_SUBMITTED: {
    icon: PackageSearch,
    sentence: (name, count) =>
      msg`${plural(count, {
        one: `${name} was handed in for review`,
        other: "# products were handed in for review",
      })}`,
    address: addresses.products,
  },
  PRODUCT_RETURNED: {
    icon: Undo2,
    tone: "warning",
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} was returned`, other: "# products were returned" })}`,
    address: addresses.products,
  },
  PRODUCT_ENABLED: {
    icon: PackageCheck,
    tone: "success",
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} was enabled`, other: "# products were enabled" })}`,
    address: addresses.products,
  },
  PRODUCT_DISABLED: {
    icon: PackageX,
    tone: "warning",
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} was disabled`, other: "# products were disabled" })}`,
    address: addresses.products,
  },
  ORDER_PLACED: {
    icon: ReceiptText,
    sentence: (name, count) => msg`${plural(count, { one: `New order ${name}`, other: "# new orders" })}`,
    address: addresses.pendingOrders,
    toast: "news",
  },
  ORDER_LATE: {
    icon: ReceiptText,
    tone: "warning",
    sentence: (name, count) =>
      msg`${plural(count, { one: `Order ${name} is late`, other: "# orders are late" })}`,
    address: addresses.pendingOrders,
  },
  ORDER_ATTEMPTED: {
    icon: Truck,
    tone: "warning",
    sentence: (name) => msg`Order ${name} could not be handed over three times`,
    address: addresses.despatchOrders,
  },
  ORDER_NOT_COLLECTED: {
    icon: Undo2,
    tone: "warning",
    sentence: (name, count) =>
      msg`${plural(count, { one: `Order ${name} was not collected`, other: "# orders were not collected" })}`,
    address: addresses.despatchOrders,
  },
  ORDER_CANCELLED: {
    icon: CircleX,
    tone: "warning",
    sentence: (name, count) =>
      msg`${plural(count, { one: `Order ${name} was cancelled`, other: "# orders were cancelled" })}`,
    address: addresses.cancelOrders,
  },
  REFUND_DUE: {
    icon: Undo2,
    sentence: (name, count) =>
      msg`${plural(count, { one: `A refund is due for order ${name}`, other: "# refunds are due" })}`,
    address: todoAddresses.REFUNDS_DUE,
  },
  STOCK_LOW: {
    icon: Boxes,
    tone: "warning",
    sentence: (name, count) =>
      msg`${plural(count, { one: `Few of ${name} are left`, other: "Few of # products are left" })}`,
    address: todoAddresses.STOCK_LOW,
  },
  STOCK_OUT: {
    icon: PackageX,
    tone: "danger",
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} is sold out`, other: "# products are sold out" })}`,
    address: todoAddresses.STOCK_OUT,
  },
  LICENCE_ENDING: {
    icon: Truck,
    tone: "warning",
    sentence: (name) => msg`The driving licence of ${name} ends soon`,
    address: todoAddresses.LICENCES_ENDING,
  },
  LOCATION_SUSPENDED: {
    icon: Ban,
    tone: "warning",
    sentence: (name) => msg`${name} was suspended`,
    address: addresses.sellers,
  },
  LOCATION_ACTIVATED: {
    icon: Store,
    tone: "success",
    sentence: (name) => msg`${name} is active again`,
    address: addresses.sellers,
  },
  LOCATION_VIEWED: {
    icon: Store,
    sentence: (name, count) =>
      msg`${plural(count, {
        one: `The company has looked at ${name} as its people see it`,
        other: `The company has looked at ${name} as its people see it, # times`,
      })}`,
    address: addresses.home,
  },
  PERSON_ACTIVATED: {
    icon: UserCheck,
    sentence: (name, count) =>
      msg`${plural(count, {
        one: `${name} has accepted the invitation`,
        other: "# people have accepted their invitation",
      })}`,
    address: addresses.sellers,
  },
  NEW_DEVICE: {
    icon: ShieldUser,
    tone: "warning",
    sentence: (name) => msg`New sign-in to your account: ${name}`,
    address: addresses.security,
    toast: "news",
  },
  JOB_FINISHED: {
    icon: Download,
    tone: "success",
    sentence: (name) => msg`${name}: done`,
    address: addresses.jobs,
  },
  JOB_FAILED: {
    icon: CircleX,
    tone: "danger",
    sentence: (name) => msg`${name}: failed`,
    address: addresses.jobs,
    toast: "failure",
  },
  WEBHOOK_FAILING: {
    icon: Webhook,
    tone: "warning",
    sentence: (name) => msg`The webhook ${name} does nothing but fail`,
    address: todoAddresses.WEBHOOKS_FAILING,
  },
  WEBHOOK_DISABLED: {
    icon: Webhook,
    tone: "danger",
    sentence: (name) => msg`The webhook ${name} was switched off`,
    address: todoAddresses.WEBHOOKS_FAILING,
  },
  MESSAGE_UNSEEN: {
    icon: MessageSquare,
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} has written to you`, other: `${name} has written to you # times` })}`,
    address: addresses.chat,
  },
};

/** What is shown of a kind that this console has no words for. */
export const otherKind: Pick<KindWords, "icon" | "tone" | "address"> = {
  icon: CircleCheck,
  address: addresses.home,
};

export function isKnownKind(kind: string): kind is NotificationKind {
  return kind in kinds;
}
