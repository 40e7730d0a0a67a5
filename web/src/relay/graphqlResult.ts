import { RequestError, type RequestFailure } from "./RequestError.ts";

/** The gateway's code, and then the message, of a field that the service behind it lacks (decision D-13). */
export const notOffered = "NOT_OFFERED";

/** A decoded answer that carries data; `errors` then name the fields that failed. */
export interface DataResult {
  data: Record<string, unknown>;
  errors?: { message: string; path?: (string | number)[] }[];
}

/**
 * Reads the gateway's response. Throws a RequestError when the request as a whole failed: no data, not GraphQL,
 * or an ended session. Errors of single fields are left in place for `@throwOnFieldError` and `@catch`; what the service
 * behind the gateway lacks is one of them, marked by its message.
 */
export async function readResult(response: Response): Promise<DataResult> {
  const body = await response.text().catch((cause: unknown) => {
    throw new RequestError("unreachable", "The answer broke off.", { cause });
  });
  return resultOf(body, response.status, Number(response.headers.get("retry-after")) || undefined);
}

/** The same for a response that is here already: its text, its HTTP status, and the seconds of its Retry-After. */
export function resultOf(body: string, status: number, retryAfterSeconds?: number): DataResult {
  const result = decode(body);
  const failure = failureOf(status);
  if (!result) throw new RequestError(failure, `Not a GraphQL answer (${status}): ${body.slice(0, 200)}`);
  const { data, errors } = result;
  const ended = errors.find((error) => error.code === "UNAUTHENTICATED");
  if (ended) throw new RequestError("unauthenticated", ended.message);
  const missing = errors.find(isNotOffered);
  if (!data && missing) throw new RequestError("notOffered", missing.message);
  if (!data)
    throw new RequestError(failure, errors[0]?.message ?? `No data (${status}).`, { retryAfterSeconds });
  if (errors.length === 0) return { data };
  return {
    data,
    errors: errors.map((error) => {
      const message = isNotOffered(error) ? notOffered : error.message;
      return error.path ? { message, path: error.path } : { message };
    }),
  };
}

function failureOf(status: number): RequestFailure {
  if (status === 401) return "unauthenticated";
  if (status === 429) return "throttled";
  return status >= 400 && status < 500 ? "rejected" : "unavailable";
}

function isNotOffered(error: ResultError): boolean {
  return error.code === notOffered;
}

interface ResultError {
  readonly message: string;
  readonly path: (string | number)[] | undefined;
  readonly code: unknown;
}

/** By hand, not with a schema library: this is the one decoder of the entry, where two kilobytes count. */
function decode(body: string): { data: Record<string, unknown> | null; errors: ResultError[] } | null {
  let result: unknown;
  try {
    result = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isRecord(result) || !("data" in result || "errors" in result)) return null;
  const { data, errors } = result;
  return { data: isRecord(data) ? data : null, errors: Array.isArray(errors) ? errors.map(decodeError) : [] };
}

function decodeError(error: unknown): ResultError {
  if (!isRecord(error)) return { message: "", path: undefined, code: undefined };
  const { message, path, extensions } = error;
  const isPath =
    Array.isArray(path) && path.every((step) => typeof step === "string" || typeof step === "number");
  return {
    message: String(message),
    path: isPath ? path : undefined,
    code: isRecord(extensions) ? extensions["code"] : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
