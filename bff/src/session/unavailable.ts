import type { Context } from "../graphql/context.ts";
import { ForbiddenError, UnavailableError } from "../graphql/errors.ts";
import type { SessionControl } from "./session.ts";

/** Works on sessions. A store that is down is an `UnavailableError`; `outcome` is what has happened until then. */
export async function withSessions<T>(
  { session, log }: Pick<Context, "session" | "log">,
  work: (session: SessionControl) => Promise<T>,
  outcome: UnavailableError["outcome"] = "NOT_APPLIED",
): Promise<T> {
  try {
    return await work(session);
  } catch (error) {
    if (error instanceof ForbiddenError) throw error;
    log.error({ err: error }, "sessions unavailable");
    throw new UnavailableError(outcome);
  }
}
