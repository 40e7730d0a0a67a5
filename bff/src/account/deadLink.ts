import { NotFoundError } from "../graphql/errors.ts";
import { RestError } from "../rest/error.ts";

/** A link from a mail that is unknown, used, expired or broken: always the same words (decision D-22). */
export class DeadLinkError extends NotFoundError {
  constructor(message: string) {
    super();
    this.message = message;
  }
}

/**
 * Runs a call that uses up a link. Whatever the service says about the link itself becomes one sentence, so
 * that links cannot be probed; only an outage and a flood are told apart.
 */
export async function withLink<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAboutLink =
      error instanceof RestError && ["invalid", "not-found", "conflict", "stale"].includes(error.kind);
    throw isAboutLink ? new DeadLinkError(message) : error;
  }
}
