import type { Context } from "../graphql/context.ts";
import { tellOfEnd } from "../session/signInEnd.ts";
import { withSessions } from "../session/unavailable.ts";
import type { StaffMember } from "./record.ts";

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
