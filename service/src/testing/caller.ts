import * as v from "valibot";
import type { AccessRules } from "../http/access.ts";

/** What came back. */
export interface CallResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or undefined when there was no body. */
  readonly body: unknown;
}

/** Makes one call, for example `call("POST /v1/companyBrand", { brand_name: "Mitti" })`. */
export type Caller = (
  call: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<CallResponse>;

/** Calls with the headers given and nothing else. */
export async function rawCall(
  url: string,
  call: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<CallResponse> {
  const [method = "GET", path = "/"] = call.split(" ");
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

function parsed(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Signs the program in and returns a caller that carries key, version and token. */
export async function signedInCaller(url: string, access: AccessRules): Promise<Caller> {
  const fixed = { [access.apiKeyHeader]: access.apiKey, [access.apiVersionHeader]: "1" };
  const { body } = await rawCall(
    url,
    "POST /auth/login",
    { username: access.username, password: access.password },
    fixed,
  );
  const { access_token } = v.parse(v.object({ access_token: v.string() }), body);
  return (call, sent, headers = {}) =>
    rawCall(url, call, sent, { ...fixed, authorization: `Bearer ${access_token}`, ...headers });
}

const identified = v.record(v.string(), v.unknown());

/** One field of an answered record, for the next call. */
export function field(body: unknown, name: string): unknown {
  return v.parse(identified, Array.isArray(body) ? body[0] : body)[name];
}
