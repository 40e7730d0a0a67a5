import { isJsonObject } from "./json.ts";

const longest = 300;

function plain(text: string): string | null {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  // A page of HTML is a proxy talking, not the service.
  if (line === "" || line.startsWith("<")) return null;
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
}

function textOf(value: unknown): string | null {
  if (typeof value === "string") return plain(value);
  if (Array.isArray(value)) return plain(value.filter((part) => typeof part === "string").join("; "));
  return null;
}

/**
 * The service's own sentence in the body of a 4xx response, as at most 300 characters of plain text, or null.
 * Looks at `error.message`, `message` (a list is joined), `error`, in this order (decision D-10).
 */
export function businessMessage(body: unknown): string | null {
  if (!isJsonObject(body)) return null;
  const nested = isJsonObject(body.error) ? textOf(body.error.message) : null;
  return nested ?? textOf(body.message) ?? textOf(body.error);
}

/** The messages by field in the body of a 4xx response; empty when the service names none. */
export function fieldMessages(body: unknown): Readonly<Record<string, string>> {
  if (!isJsonObject(body) || !isJsonObject(body.fields)) return {};
  const pairs = Object.entries(body.fields).flatMap(([field, value]) => {
    const message = textOf(value);
    return message === null || !/^(?=.{1,64}$)\w+(?:\.\w+)*$/.test(field) ? [] : [[field, message] as const];
  });
  return Object.fromEntries(pairs);
}

/** The status that a body names although the response was sent as a success; null where it is no error (decision D-10). */
export function statusInBody(body: unknown): number | null {
  if (!isJsonObject(body)) return null;
  const { statusCode } = body;
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode <= 599) return statusCode;
  return hasSignInErrorShape(body) ? 422 : null;
}

/** Whether the body has the sign-in call's own shape of an error, `{ error: { message } }` (Document 1 §3). */
export function hasSignInErrorShape(body: unknown): boolean {
  return isJsonObject(body) && isJsonObject(body.error) && typeof body.error.message === "string";
}
