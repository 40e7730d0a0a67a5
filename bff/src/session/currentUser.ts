import type { RecordContext } from "../graphql/context.ts";
import { UnauthenticatedError } from "../graphql/errors.ts";
import type { SessionUser } from "../access/user.ts";

/** The user of a field whose rule asks for one. Throws `UnauthenticatedError` when nobody is signed in. */
export function currentUser(context: Pick<RecordContext, "session">): SessionUser {
  const session = context.session.current;
  if (session === null) throw new UnauthenticatedError();
  return session.user;
}
