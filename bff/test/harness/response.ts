import * as v from "valibot";

const graphqlBody = v.looseObject({
  data: v.optional(v.unknown()),
  errors: v.optional(
    v.array(
      v.looseObject({ message: v.string(), extensions: v.optional(v.record(v.string(), v.unknown())) }),
    ),
  ),
  extensions: v.optional(
    v.looseObject({
      upstream: v.optional(
        v.array(
          v.looseObject({
            method: v.string(),
            template: v.string(),
            status: v.optional(v.nullable(v.number())),
          }),
        ),
      ),
    }),
  ),
});

/** A response of the gateway, read to its end. What is no GraphQL response has no `data`, `errors` and `extensions`. */
export interface GatewayResponse extends v.InferOutput<typeof graphqlBody> {
  readonly status: number;
  readonly headers: Headers;
  /** Exactly what was sent. */
  readonly text: string;
  /** The same as JSON; undefined when it is none. */
  readonly body: unknown;
  /** `name=value` of the first cookie that was set, if any. */
  readonly cookie: string | null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a body to the endpoint, as JSON unless it is a text already. */
export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<GatewayResponse> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const parsed = parseJson(text);
  const read = v.safeParse(graphqlBody, parsed);
  const { data, errors, extensions } = read.success ? read.output : {};
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: parsed,
    cookie: response.headers.get("set-cookie")?.split(";")[0] ?? null,
    ...(data === undefined ? {} : { data }),
    ...(errors === undefined ? {} : { errors }),
    ...(extensions === undefined ? {} : { extensions }),
  };
}

/** The same where nothing but a GraphQL response will do. */
export async function postOperation(...request: Parameters<typeof post>): Promise<GatewayResponse> {
  const reply = await post(...request);
  v.assert(graphqlBody, reply.body);
  return reply;
}
