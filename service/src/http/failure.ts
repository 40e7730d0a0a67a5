import type { FastifyError } from "fastify";
import { Refusal } from "./refusal.ts";

/** A constraint of the database in the words of the caller: which field it is about and what to say. */
export interface ConstraintMessage {
  readonly field?: string;
  readonly message: string;
  /** 409 unless told: taken, duplicate or in use. */
  readonly status?: number;
}

/** The body of every failed call (spec "Transport"). */
interface FailureBody {
  readonly statusCode: number;
  readonly error: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** How a failed call is answered; `unexpected` when the cause belongs into the log. */
interface Failure {
  readonly status: number;
  readonly body: FailureBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly unexpected: boolean;
}

const names: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  412: "Precondition Failed",
  413: "Payload Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** Maps whatever was thrown to an answer. The text of an unexpected error never leaves the service. */
export function toFailure(error: unknown, constraints: Readonly<Record<string, ConstraintMessage>>): Failure {
  const known = toRefusal(error, constraints);
  if (known === undefined) return failure(new Refusal(500, "The service failed"), true);
  return failure(known, false);
}

function failure(refusal: Refusal, unexpected: boolean): Failure {
  const { status, message, fields, headers } = refusal;
  const body = { statusCode: status, error: names[status] ?? "Error", message, ...(fields && { fields }) };
  return { status, body, headers, unexpected };
}

function toRefusal(
  error: unknown,
  constraints: Readonly<Record<string, ConstraintMessage>>,
): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500)
    return new Refusal(error.statusCode, error.message);
  if (isUnreachable(error)) return unavailable();
  return isDatabaseError(error) ? fromDatabase(error, constraints) : undefined;
}

function fromDatabase(
  error: DatabaseError,
  constraints: Readonly<Record<string, ConstraintMessage>>,
): Refusal | undefined {
  const told = error.constraint === undefined ? undefined : constraints[error.constraint];
  if (told !== undefined)
    return new Refusal(
      told.status ?? 409,
      told.message,
      told.field === undefined ? undefined : { [told.field]: told.message },
    );
  if (error.code === "23505") return new Refusal(409, "Already exists");
  if (error.code === "23514") return new Refusal(422, "The values do not fit together");
  if (error.code === "22003") return new Refusal(422, "A number is too large");
  // Deadlock, serialisation, connections lost or refused: the same call may succeed a moment later.
  if (/^(40|08|53|57)/.test(error.code)) return unavailable();
  // One code for both directions: a parent that is missing, or a record that others still point to.
  if (error.code === "23503")
    return /still referenced/.test(error.detail ?? "")
      ? new Refusal(409, "Still in use")
      : new Refusal(422, "A record named in the call does not exist");
  return undefined;
}

function unavailable(): Refusal {
  return new Refusal(503, "The database is not available", undefined, { "retry-after": "1" });
}

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EHOSTUNREACH",
]);

/** The network failed, or the pool of connections did not have one in time; neither carries a code of SQL. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && networkCodes.has(error.code)) return true;
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
}

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}
