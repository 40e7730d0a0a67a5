import * as v from "valibot";
import { allows, isInPerson, noLocation, type Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { idField, optionalDateTimeField, optionalIdField, optionalTextField } from "../rest/recordFields.ts";

/** What came of an attempt, by the service's words for it. */
export const outcomes = {
  signed_in: "SIGNED_IN",
  wrong_password: "WRONG_PASSWORD",
  wrong_code: "WRONG_CODE",
  locked: "LOCKED",
  recovery_used: "RECOVERY_CODE_USED",
  signed_out: "SIGNED_OUT",
  ended_by_other: "ENDED_BY_OTHER",
  password_changed: "PASSWORD_CHANGED",
  invited: "INVITED",
  activated: "ACTIVATED",
} as const;
export type Outcome = (typeof outcomes)[keyof typeof outcomes];

const words = ["signed_in", "wrong_password", "wrong_code", "locked", "recovery_used"] as const;
const others = ["signed_out", "ended_by_other", "password_changed", "invited", "activated"] as const;

/** What somebody proved who they are with, by the service's words for it. */
const methods = { password: "PASSWORD", totp: "TOTP", recovery_code: "RECOVERY_CODE" } as const;

/** One line of the sign-in history. */
export interface SignInEvent extends Ownership, RecordTimes {
  readonly id: string;
  readonly at: string;
  readonly accountId: string;
  readonly personName: string;
  readonly email: string | null;
  readonly outcome: Outcome;
  readonly method: (typeof methods)[keyof typeof methods] | null;
  readonly network: string | null;
  readonly device: string | null;
}

/** Their own history is everybody's in person; that of others belongs to who may see people, of their own location. */
export function mayReadSignIn(
  user: SessionUser,
  { accountId, sellerId }: Pick<SignInEvent, "accountId" | "sellerId">,
): boolean {
  if (accountId === user.userId && isInPerson(user)) return true;
  return allows(user, "PERSON_READ") && (user.kind === "owner" || sellerId === user.sellerId);
}

/** Reads `signInEvent`, an extension of ours. */
export const signInEventRecord = v.pipe(
  v.object({
    sign_in_event_id: idField,
    at: v.pipe(optionalDateTimeField, v.string()),
    account_id: idField,
    company_po_id: optionalIdField,
    seller_id: optionalIdField,
    first_name: optionalTextField,
    last_name: optionalTextField,
    email_id: optionalTextField,
    outcome: v.picklist([...words, ...others]),
    method: v.fallback(v.nullish(v.picklist(["password", "totp", "recovery_code"]), null), null),
    network: optionalTextField,
    device_name: optionalTextField,
    ...timesEntries,
  }),
  v.transform((record): SignInEvent => ({
    ...timesOf(record),
    id: record.sign_in_event_id,
    companyId: record.company_po_id,
    // Of who acts for the company: no location's people see it.
    sellerId: record.seller_id ?? noLocation,
    at: record.at,
    accountId: record.account_id,
    personName: [record.first_name, record.last_name].filter((name) => name !== null).join(" "),
    email: record.email_id,
    outcome: outcomes[record.outcome],
    method: record.method === null ? null : methods[record.method],
    network: record.network,
    device: record.device_name,
  })),
);
