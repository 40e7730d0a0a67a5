import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import {
  Ban,
  CircleCheck,
  CircleX,
  Download,
  MessageSquare,
  PackageCheck,
  PackageSearch,
  PackageX,
  Store,
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
export type NotificationArea = "products" | "locations" | "work" | "messages";

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
