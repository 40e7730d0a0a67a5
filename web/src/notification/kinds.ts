import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleX,
  Download,
  MessageSquare,
  PackageCheck,
  PackageMinus,
  PackageSearch,
  PackageX,
  ShoppingCart,
  Store,
  Truck,
  Undo2,
  UserCheck,
  Webhook,
} from "lucide-react";
import type { NotificationKind as SentKind } from "#/__generated__/readNotification_notification.graphql";
import { addresses } from "#/app/addresses.ts";
import type { IconShape } from "#/ui/Icon.tsx";

/** A kind that this console has words for. */
export type NotificationKind = Exclude<SentKind, "%future added value" | "OTHER">;

/** Where a kind stands among the preferences. */
export type NotificationArea = "products" | "orders" | "locations" | "work" | "messages";

interface KindWords {
  readonly area: NotificationArea;
  readonly icon: IconShape;
  /** Nothing said: it is neither good nor bad. */
  readonly tone?: "success" | "warning" | "danger";
  /** What it is called where somebody chooses how to be told. */
  readonly label: MessageDescriptor;
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
    area: "products",
    icon: PackageSearch,
    label: msg`A product is handed in for review`,
    sentence: (name, count) =>
      msg`${plural(count, {
        one: `${name} was handed in for review`,
        other: "# products were handed in for review",
      })}`,
    address: addresses.products,
  },
  PRODUCT_RETURNED: {
    area: "products",
    icon: Undo2,
    tone: "warning",
    label: msg`A product is returned`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} was returned`, other: "# products were returned" })}`,
    address: addresses.products,
  },
  PRODUCT_ENABLED: {
    area: "products",
    icon: PackageCheck,
    tone: "success",
    label: msg`A product is enabled`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} was enabled`, other: "# products were enabled" })}`,
    address: addresses.products,
  },
  PRODUCT_DISABLED: {
    area: "products",
    icon: PackageX,
    tone: "warning",
    label: msg`A product is disabled`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} was disabled`, other: "# products were disabled" })}`,
    address: addresses.products,
  },
  ORDER_PLACED: {
    area: "orders",
    icon: ShoppingCart,
    label: msg`An order comes`,
    sentence: (name, count) => msg`${plural(count, { one: `New order ${name}`, other: "# new orders" })}`,
    address: addresses.pendingOrders,
    toast: "news",
  },
  ORDER_LATE: {
    area: "orders",
    icon: CalendarClock,
    tone: "warning",
    label: msg`An order is late`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `Order ${name} is late`, other: "# orders are late" })}`,
    address: addresses.pendingOrders,
  },
  ORDER_ATTEMPTED: {
    area: "orders",
    icon: Truck,
    tone: "warning",
    label: msg`An order could not be handed over three times`,
    sentence: (name) => msg`Order ${name} could not be handed over three times`,
    address: addresses.despatchOrders,
  },
  ORDER_NOT_COLLECTED: {
    area: "orders",
    icon: Undo2,
    tone: "warning",
    label: msg`An order is not collected`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `Order ${name} was not collected`, other: "# orders were not collected" })}`,
    address: addresses.despatchOrders,
  },
  ORDER_CANCELLED: {
    area: "orders",
    icon: CircleX,
    tone: "warning",
    label: msg`The other side cancels an order`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `Order ${name} was cancelled`, other: "# orders were cancelled" })}`,
    address: addresses.cancelOrders,
  },
  REFUND_DUE: {
    area: "orders",
    icon: Undo2,
    label: msg`A refund is due`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `A refund is due for order ${name}`, other: "# refunds are due" })}`,
    address: addresses.cancelOrders,
  },
  STOCK_LOW: {
    area: "orders",
    icon: PackageMinus,
    tone: "warning",
    label: msg`Few of a product are left`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `Few of ${name} are left`, other: "Few of # products are left" })}`,
    address: addresses.products,
  },
  STOCK_OUT: {
    area: "orders",
    icon: PackageX,
    tone: "danger",
    label: msg`A product is sold out`,
    sentence: (name, count) =>
      msg`${plural(count, { one: `${name} is sold out`, other: "# products are sold out" })}`,
    address: addresses.products,
  },
  LOCATION_SUSPENDED: {
    area: "locations",
    icon: Ban,
    tone: "warning",
    label: msg`A location is suspended`,
    sentence: (name) => msg`${name} was suspended`,
    address: addresses.sellers,
  },
  LOCATION_ACTIVATED: {
    area: "locations",
    icon: Store,
    tone: "success",
    label: msg`A location is active again`,
    sentence: (name) => msg`${name} is active again`,
    address: addresses.sellers,
  },
  PERSON_ACTIVATED: {
    area: "locations",
    icon: UserCheck,
    label: msg`Somebody accepts an invitation`,
    sentence: (name, count) =>
      msg`${plural(count, {
        one: `${name} has accepted the invitation`,
        other: "# people have accepted their invitation",
      })}`,
    address: addresses.sellers,
  },
  JOB_FINISHED: {
    area: "work",
    icon: Download,
    tone: "success",
    label: msg`A job that you started is done`,
    sentence: (name) => msg`${name}: done`,
    address: addresses.jobs,
  },
  JOB_FAILED: {
    area: "work",
    icon: CircleX,
    tone: "danger",
    label: msg`A job that you started has failed`,
    sentence: (name) => msg`${name}: failed`,
    address: addresses.jobs,
    toast: "failure",
  },
  WEBHOOK_FAILING: {
    area: "work",
    icon: Webhook,
    tone: "warning",
    label: msg`A webhook does nothing but fail`,
    sentence: (name) => msg`The webhook ${name} does nothing but fail`,
    address: addresses.webhooks,
  },
  WEBHOOK_DISABLED: {
    area: "work",
    icon: Webhook,
    tone: "danger",
    label: msg`A webhook is switched off`,
    sentence: (name) => msg`The webhook ${name} was switched off`,
    address: addresses.webhooks,
  },
  MESSAGE_UNSEEN: {
    area: "messages",
    icon: MessageSquare,
    label: msg`A message waits for you longer than ten minutes`,
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
