import type { Context } from "../graphql/context.ts";
import { UnavailableError } from "../graphql/errors.ts";

/** Works on stored files or on the list of uploads. What cannot be reached is an `UnavailableError`. */
export async function withStorage<T>(
  { log }: Pick<Context, "log">,
  work: () => Promise<T>,
  outcome: UnavailableError["outcome"] = "NOT_APPLIED",
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, "storage unavailable");
    throw new UnavailableError(outcome);
  }
}
