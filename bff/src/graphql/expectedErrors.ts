import type { RestCall, RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { isSignIn } from "../rest/exchange.ts";
import {
  ConflictError,
  NotFoundError,
  NotOfferedError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
  type ValidationIssue,
} from "./errors.ts";

/** The service's field names of one write, and the path of the input field each of them came from. */
export type InputPaths = Readonly<Record<string, readonly string[]>>;

const row = /\.(\d+)(?=\.|$)/;

/** Where a field of the service stands in the input; `lines.3.quantity` in its row, where `lines.*.quantity` does. */
function pathOf(field: string, paths: InputPaths): readonly string[] {
  const index = row.exec(field)?.[1];
  const inRow = index === undefined ? undefined : paths[field.replace(row, ".*")];
  return paths[field] ?? inRow?.map((part) => (part === "*" ? (index ?? "") : part)) ?? [];
}

function issuesOf(error: RestError, paths: InputPaths): ValidationIssue[] {
  const code = error.kind === "conflict" ? "TAKEN" : "INVALID";
  return Object.entries(error.fields).map(([field, message]) => ({
    path: pathOf(field, paths),
    message,
    code,
  }));
}

function validationError(error: RestError, paths: InputPaths): ValidationError {
  const issues = issuesOf(error, paths);
  return new ValidationError(issues.length > 0 ? issues : [{ path: [], message: error.message }]);
}

/** Whether a call has changed something; to prove a password changes nothing. */
function isDoneWrite({ method, template, status, isRefused = false }: RestCall): boolean {
  return (
    !isRefused && method !== "GET" && !isSignIn(template) && status !== null && status >= 200 && status <= 299
  );
}

/** The one place where a failed call of the service becomes a member of a result union. */
function toExpectedError(error: RestError, paths: InputPaths, wasPartDone: boolean): Error {
  // Every other error promises that nothing was changed.
  if (wasPartDone && error.kind !== "wrong-credentials") return new UnavailableError("UNKNOWN");
  switch (error.kind) {
    case "invalid":
      return validationError(error, paths);
    case "not-found":
      return new NotFoundError();
    case "conflict":
      return new ConflictError(
        error.message,
        issuesOf(error, paths).filter(({ path }) => path.length > 0),
      );
    case "stale":
      return new ConflictError(
        "Somebody else has changed this meanwhile. Load it again and repeat your change.",
        [],
        null,
        "STALE_VERSION",
      );
    case "rate-limited":
      return new RateLimitedError(error.retryAfterSeconds ?? 1);
    case "wrong-credentials":
      return new UnauthenticatedError("Invalid email or password.");
    case "not-offered":
      return new NotOfferedError();
    case "bad-response":
    case "unavailable":
      return new UnavailableError(error.outcome === "unknown" ? "UNKNOWN" : "NOT_APPLIED");
  }
}

/**
 * Runs the work of a mutation and turns what the service refused into the errors of the result unions. Anything
 * that is not a `RestError` goes through untouched: either it is one of ours already, or it is masked at the edge. Whose
 * first write was done and whose second one was not has not done nothing.
 */
export async function withExpectedErrors<T>(
  rest: Pick<RestClient, "trace">,
  paths: InputPaths,
  work: () => Promise<T>,
): Promise<T> {
  const before = rest.trace.length;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    throw toExpectedError(error, paths, rest.trace.slice(before).some(isDoneWrite));
  }
}
