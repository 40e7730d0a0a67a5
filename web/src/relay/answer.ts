import * as v from "valibot";
import { RequestError, type RequestFailure } from "./RequestError.ts";

const AnswerError = v.object({
  message: v.string(),
  path: v.optional(v.nullable(v.array(v.union([v.string(), v.number()])))),
  extensions: v.optional(v.looseObject({ code: v.optional(v.string()) })),
});

const Answer = v.looseObject({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(AnswerError)),
  extensions: v.optional(v.record(v.string(), v.unknown())),
});

/** A decoded answer that carries data; `errors` then name the fields that failed. */
export interface DataAnswer {
  data: Record<string, unknown>;
  errors?: { message: string; path?: (string | number)[] }[];
}

/**
 * Reads the gateway's answer. Throws a RequestError when the request as a whole failed: no data, not GraphQL,
 * or an ended session. Errors of single fields are left in place for `@throwOnFieldError` and `@catch`.
 */
export async function readAnswer(response: Response): Promise<DataAnswer> {
  const body = await response.text().catch((cause: unknown) => {
    throw new RequestError("unreachable", "The answer broke off.", { cause });
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), body);
  const failure = failureOf(response.status);
  if (!parsed.success) {
    throw new RequestError(failure, `Not a GraphQL answer (${response.status}): ${body.slice(0, 200)}`);
  }
  const { data, errors = [] } = parsed.output;
  const ended = errors.find((error) => error.extensions?.code === "UNAUTHENTICATED");
  if (ended) throw new RequestError("unauthenticated", ended.message);
  if (!data) {
    const retryAfterSeconds = Number(response.headers.get("retry-after")) || undefined;
    throw new RequestError(failure, errors[0]?.message ?? `No data (${response.status}).`, { retryAfterSeconds });
  }
  if (errors.length === 0) return { data };
  return {
    data,
    errors: errors.map(({ message, path }) => (path ? { message, path } : { message })),
  };
}

function failureOf(status: number): RequestFailure {
  if (status === 401) return "unauthenticated";
  if (status === 429) return "throttled";
  return status >= 400 && status < 500 ? "rejected" : "unavailable";
}
