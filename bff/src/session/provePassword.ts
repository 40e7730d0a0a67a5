import type { Context } from "../graphql/context.ts";
import { refuse } from "../graphql/validate.ts";
import { accountMark, noteSecurity } from "../access/securityLog.ts";
import type { SessionUser } from "../access/user.ts";
import { countSignInAttempt } from "./signInAttempt.ts";
import { checkCredentials } from "./source.ts";

/** What is said of a password that is not the user's. */
export const wrongPassword = "The current password is incorrect";

/**
 * Proves that whoever sits there knows the user's password. Counted like a sign-in: it is one. Throws
 * `ValidationError` beside the input field of that name, `RateLimitedError` and `RestError`.
 */
export async function provePassword(
  context: Context,
  user: Pick<SessionUser, "kind" | "userId" | "email">,
  field: string,
  password: string,
): Promise<void> {
  const attempt = await countSignInAttempt(context, user.email);
  const proven = await attempt.decide(() => checkCredentials(context, user.email, password));
  // Whose password it was is not said where a code is asked for; the address is that of one account.
  const isTheirs =
    proven !== null && ("token" in proven || (proven.kind === user.kind && proven.userId === user.userId));
  if (!isTheirs) {
    noteSecurity(context, "sign-in refused", { account: accountMark(user.email) });
    refuse(field, wrongPassword);
  }
  await attempt.succeed();
}
