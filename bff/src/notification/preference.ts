import * as v from "valibot";
import type { SessionUser } from "../access/user.ts";
import type { Context } from "../graphql/context.ts";
import { orDocumented } from "../rest/orDocumented.ts";
import { decodeWritten, flagField, idField, optionalTextField, textField } from "../rest/recordFields.ts";
import { ownError } from "../rest/responseError.ts";
import { kindOfRest, type NotificationKind, notificationKinds } from "./kind.ts";

/** How somebody is told of something; each mail comes beside the console. */
export const notificationDeliveries = {
  OFF: { rest: "off", description: "Not at all." },
  CONSOLE: { rest: "console", description: "In the console." },
  MAIL_AT_ONCE: { rest: "mail_at_once", description: "In the console, and by a mail at once." },
  MAIL_HOURLY: { rest: "mail_hourly", description: "In the console, and by a mail at the full hour." },
  MAIL_DAILY: { rest: "mail_daily", description: "In the console, and by a mail at 08:00 in India." },
} as const satisfies Readonly<Record<string, { rest: string; description: string }>>;

export type NotificationDelivery = keyof typeof notificationDeliveries;

function isDelivery(name: string): name is NotificationDelivery {
  return name in notificationDeliveries;
}

export const deliveryNames: readonly NotificationDelivery[] =
  Object.keys(notificationDeliveries).filter(isDelivery);

const deliveryField = v.pipe(
  textField,
  v.transform(
    (rest): NotificationDelivery =>
      deliveryNames.find((name) => notificationDeliveries[name].rest === rest) ?? "CONSOLE",
  ),
);

/** How the user is told of one kind. */
export interface NotificationChoice {
  readonly kind: NotificationKind;
  readonly delivery: NotificationDelivery;
  /** How they are told who choose nothing. */
  readonly standard: NotificationDelivery;
}

/** How the user is told of what happens. */
export interface NotificationPreferences {
  /** Everything that they can be told of. */
  readonly choices: readonly NotificationChoice[];
  /** No mails between the two, `HH:MM` in India; null for mails at any time. */
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  /** Whether a summary comes each morning; null when the service sends none. */
  readonly dailySummary: boolean | null;
}

interface KeptPreferences extends NotificationPreferences {
  readonly accountId: string;
}

const preferenceRecord = v.pipe(
  v.object({
    account_id: idField,
    deliveries: v.array(v.object({ kind: textField, delivery: deliveryField, standard: deliveryField })),
    quiet_from: optionalTextField,
    quiet_until: optionalTextField,
    daily_summary: v.nullish(flagField, null),
  }),
  v.transform((record): KeptPreferences => ({
    accountId: record.account_id,
    choices: record.deliveries
      .map(({ kind, ...rest }) => ({ ...rest, kind: kindOfRest(kind) }))
      // What has no name here cannot be chosen.
      .filter(({ kind }) => kind !== "OTHER"),
    quietFrom: record.quiet_from,
    quietUntil: record.quiet_until,
    dailySummary: record.daily_summary,
  })),
);

const path = "/v1/companyNotificationPreference";
const call = (user: SessionUser) => ({ template: `${path}/account/{id}`, params: { id: user.userId } });

function own(user: SessionUser, body: unknown): NotificationPreferences {
  const preferences = decodeWritten(preferenceRecord, body);
  if (preferences.accountId !== user.userId)
    throw ownError("bad-response", new Error(`A record of ${path} is another person's.`));
  return preferences;
}

/** How the user is told; null when the service tells nobody. Throws `RestError`. */
export function loadPreferences(
  context: Context,
  user: SessionUser,
): Promise<NotificationPreferences | null> {
  return orDocumented<NotificationPreferences | null>(
    context.rest.capabilities,
    path,
    async () => own(user, (await context.rest.get(call(user))).body),
    () => Promise.resolve(null),
  );
}

/** What is kept of how the user is told; what is null of the summary stays as it is. */
type ChosenPreferences = Omit<NotificationPreferences, "choices"> & {
  readonly choices: readonly Pick<NotificationChoice, "kind" | "delivery">[];
};

/** Keeps how the user is told; of kinds that are not named it stays. Throws `RestError`. */
export function savePreferences(
  context: Context,
  user: SessionUser,
  { choices, quietFrom, quietUntil, dailySummary }: ChosenPreferences,
): Promise<NotificationPreferences> {
  const body = {
    deliveries: choices.map(({ kind, delivery }) => ({
      kind: notificationKinds[kind].rest,
      delivery: notificationDeliveries[delivery].rest,
    })),
    quiet_from: quietFrom,
    quiet_until: quietUntil,
    ...(dailySummary !== null && { daily_summary: dailySummary }),
  };
  return orDocumented(
    context.rest.capabilities,
    path,
    async () => own(user, (await context.rest.send({ method: "PUT", ...call(user), body })).body),
    (cause) => Promise.reject(ownError("not-offered", cause)),
  );
}
