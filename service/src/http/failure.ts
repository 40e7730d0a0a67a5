import type { FastifyError } from "fastify";
import { type ConstraintMessage, fromDatabase } from "./databaseFailure.ts";
import { HttpError } from "./httpError.ts";

/** The body of every failed call (spec "Transport"). */
interface FailureBody {
  readonly statusCode: number;
  readonly error: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** How a failed call is answered; `unexpected` when the cause belongs into the log, with its stack. */
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
  414: "URI Too Long",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** Maps whatever was thrown to a response. The text of an unexpected error never leaves the service. */
export function toFailure(
  error: unknown,
  constraints: Readonly<Record<string, ConstraintMessage>>,
  method: string,
): Failure {
  return failure(toHttpError(error, constraints, method) ?? new HttpError(500, "The service failed"));
}

function failure(httpError: HttpError): Failure {
  const { status, message, fields, headers } = httpError;
  const body = { statusCode: status, error: names[status] ?? "Error", message, ...(fields && { fields }) };
  return { status, body, headers, unexpected: status >= 500 && status !== 503 };
}

function toHttpError(
  error: unknown,
  constraints: Readonly<Record<string, ConstraintMessage>>,
  method: string,
): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500)
    return new HttpError(error.statusCode, error.message);
  return fromDatabase(error, constraints, method);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

/** Why something failed, in one line without a stack: a database that is away fails every call. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}
