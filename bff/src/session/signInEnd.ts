import type { SessionUser } from "../access/user.ts";
import type { Context } from "../graphql/context.ts";
import { orDocumented } from "../rest/orDocumented.ts";

const path = "/v1/signInEvent";

/**
 * Tells the service how a session of somebody has ended, an extension of ours, for their sign-in history. It has ended whether that
 * can be said or not.
 */
export async function tellOfEnd(
  { rest, log }: Context,
  { userId }: Pick<SessionUser, "userId">,
  outcome: "signed_out" | "ended_by_other",
): Promise<void> {
  const template = `${path}/account_id/{id}`;
  await orDocumented(
    rest.capabilities,
    path,
    async () => {
      await rest.send({ method: "POST", template, params: { id: userId }, body: { outcome } });
    },
    () => Promise.resolve(),
  ).catch((error: unknown) => {
    log.warn({ err: error }, "the end of the session was not told");
  });
}
