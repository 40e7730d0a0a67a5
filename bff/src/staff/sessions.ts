import { mayUse } from "../access/rules.ts";
import type { Context } from "../graphql/context.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { RestError } from "../rest/error.ts";
import { currentUser } from "../session/currentUser.ts";
import { tellOfEnd } from "../session/signInEnd.ts";
import { withSessions } from "../session/unavailable.ts";
import { type StaffMember, staffRecord } from "./record.ts";
import { staffPaths } from "./source.ts";

/** Signs somebody out everywhere; says how many sessions there were. Throws `UnavailableError` with what was done until then. */
export async function endSessionsOf(
  context: Context,
  { id, kind }: StaffMember,
  outcome: "UNKNOWN" | "NOT_APPLIED" = "UNKNOWN",
): Promise<number> {
  const owner = { kind: kind === "COMPANY" ? "owner" : "seller", userId: id } as const;
  const ended = await withSessions(context, (session) => session.endAll(owner), outcome);
  if (ended > 0) await tellOfEnd(context, owner, "ended_by_other");
  return ended;
}

/**
 * Signs everybody out who acts for a location. Where the service does not say who that is, whoever may not sign in any more is
 * signed out by their next request. Throws `UnavailableError` with what was done until then.
 */
export async function endSessionsAt(context: Context, sellerId: string): Promise<void> {
  context.session.outdate();
  const user = currentUser(context);
  const list = {
    template: `${staffPaths.LOCATION}/seller_id/{id}`,
    params: { id: sellerId },
    query: { staff_status: "active" },
  };
  try {
    const isTheirs = (person: StaffMember): boolean => mayUse(user, person) && person.locationId === sellerId;
    const { rows } = await readExtensionList(context.rest, user, list, staffRecord, isTheirs);
    await Promise.all(rows.map((person) => endSessionsOf(context, person)));
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    context.log.warn({ err: error }, "the people of the location could not be read");
  }
}
