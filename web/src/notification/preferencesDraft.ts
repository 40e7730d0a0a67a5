import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { SaveNotificationPreferencesInput } from "#/__generated__/PreferencesFormMutation.graphql";
import type {
  NotificationDelivery as SentDelivery,
  preferencesDraft_preferences$data,
  preferencesDraft_preferences$key,
} from "#/__generated__/preferencesDraft_preferences.graphql";
import type { NotificationArea } from "./choosable.ts";
import { isKnownKind, type NotificationKind } from "./kinds.ts";

export type NotificationDelivery = Exclude<SentDelivery, "%future added value">;

/** How somebody is told of something, in words and in the order of the list. */
export const deliveryNames: Readonly<Record<NotificationDelivery, MessageDescriptor>> = {
  OFF: msg`Not at all`,
  CONSOLE: msg`In the back office`,
  MAIL_AT_ONCE: msg`Also by mail, at once`,
  MAIL_HOURLY: msg`Also by mail, every hour`,
  MAIL_DAILY: msg`Also by mail, daily at 08:00`,
};

export function isDelivery(name: string | undefined): name is NotificationDelivery {
  return name !== undefined && name in deliveryNames;
}

/** The parts of the page. */
export const areas: readonly {
  readonly id: NotificationArea;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}[] = [
  { id: "products", title: msg`Products`, description: msg`From review to sale.` },
  { id: "orders", title: msg`Orders and stock`, description: msg`From a new order to its refund.` },
  { id: "locations", title: msg`Locations and people`, description: msg`Who works with you.` },
  { id: "work", title: msg`Jobs and webhooks`, description: msg`What goes on by itself.` },
  { id: "messages", title: msg`Chat`, description: msg`From people of your company.` },
  { id: "account", title: msg`Your account`, description: msg`A mail comes in any case.` },
];

/**
 * What is chosen while it is edited: the delivery of each kind by its name, `quietFrom` and `quietUntil`, which are empty
 * when mails may come at any time, and `dailySummary`, which is empty without one.
 */
export type PreferencesDraft = Readonly<Record<string, string>>;

interface Choice {
  readonly kind: NotificationKind;
  readonly delivery: string;
  readonly standard: string;
}

type Preferences = preferencesDraft_preferences$data;

export const readPreferences = (key: preferencesDraft_preferences$key): Preferences =>
  readInlineData(
    graphql`
      fragment preferencesDraft_preferences on NotificationPreferences @inline {
        choices {
          kind
          delivery
          standard
        }
        quietFrom
        quietUntil
        dailySummary
      }
    `,
    key,
  );

/** The kinds that this console has words for. */
export function choicesOf({ choices }: Preferences): readonly Choice[] {
  return choices.flatMap(({ kind, delivery, standard }) =>
    isKnownKind(kind) ? [{ kind, delivery, standard }] : [],
  );
}

export function preferencesDraft(preferences: Preferences): PreferencesDraft {
  const { quietFrom, quietUntil, dailySummary } = preferences;
  return {
    ...Object.fromEntries(choicesOf(preferences).map(({ kind, delivery }) => [kind, delivery])),
    quietFrom: quietFrom ?? "",
    quietUntil: quietUntil ?? "",
    dailySummary: dailySummary === true ? "on" : "",
  };
}

/** What is sent: the kinds that were changed, so that a choice of another tab stays. */
export function preferencesInput(
  draft: PreferencesDraft,
  initial: PreferencesDraft,
): SaveNotificationPreferencesInput {
  return {
    choices: Object.entries(draft).flatMap(([kind, delivery]) =>
      isKnownKind(kind) && isDelivery(delivery) && delivery !== initial[kind] ? [{ kind, delivery }] : [],
    ),
    quietFrom: draft["quietFrom"] || null,
    quietUntil: draft["quietUntil"] || null,
    ...(draft["dailySummary"] !== initial["dailySummary"] && {
      dailySummary: draft["dailySummary"] === "on",
    }),
  };
}
