import { HttpError } from "./httpError.ts";

/** A constraint of the database in the words of the caller: which field it is about and what to say. */
export interface ConstraintMessage {
  readonly field?: string;
  readonly message: string;
  /** 409 unless told: taken, duplicate or in use. */
  readonly status?: number;
  /** For a reference: what to say to somebody who deletes what it points to. */
  readonly inUse?: string;
}

/**
 * What an error of the database means for the caller.
 * @param method of the call: one code stands both for a parent that is missing and for a record that others point to,
 *   and which it is cannot be read from the error on a server that speaks another language
 * @returns undefined when it is not an error of the database, or one that no caller can cause
 */
export function fromDatabase(
  error: unknown,
  constraints: Readonly<Record<string, ConstraintMessage>>,
  method: string,
): HttpError | undefined {
  if (isUnavailable(error))
    return new HttpError(503, "The database is not available", undefined, { "retry-after": "1" });
  if (!isDatabaseError(error)) return undefined;
  const told = error.constraint === undefined ? undefined : constraints[error.constraint];
  if (error.code === "23503" && (method === "DELETE" || /still referenced/.test(error.detail ?? "")))
    return new HttpError(409, told?.inUse ?? "Still in use");
  if (told !== undefined)
    return new HttpError(
      told.status ?? 409,
      told.message,
      told.field === undefined ? undefined : { [told.field]: told.message },
    );
  if (isTaken(error)) return new HttpError(409, "Already exists");
  if (error.code === "23514") return new HttpError(422, "The values do not fit together");
  if (error.code === "22003") return new HttpError(422, "A number is too large");
  if (error.code === "23503") return new HttpError(422, "A record named in the call does not exist");
  return undefined;
}

/** Whether another record has a value that only one may have. */
export function isTaken(error: unknown): boolean {
  return isDatabaseError(error) && error.code === "23505";
}

/** Whether a transaction was taken back because two waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return isDatabaseError(error) && error.code === "40P01";
}

/** Deadlock, serialisation, a limit of time, connections lost or refused: the same call may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  return isUnreachable(error) || (isDatabaseError(error) && /^(40|08|53|57|25P03)/.test(error.code));
}

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EHOSTUNREACH",
]);

/**
 * The network failed, the pool of connections did not have one in time, or a transaction was to be rolled back on a
 * connection that had gone; none carries a code of SQL.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && networkCodes.has(error.code)) return true;
  return /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) )/.test(
    error.message,
  );
}

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}
