import { execute, parse, validate } from "graphql";
import { pino } from "pino";
import type { Context } from "../graphql/context.ts";
import { schema } from "../graphql/schema.ts";
import type { RestClient } from "../rest/client.ts";
import type { SessionUser } from "../session/session.ts";

/** The owner of company 1. */
export const owner: SessionUser = {
  kind: "owner",
  userId: "10",
  companyId: "1",
  sellerId: null,
  name: "Verdant",
  email: "owner@verdant.test",
  passwordChanged: true,
  primaryLogin: true,
  signupOver: true,
  signupPages: { page1: true, page2: true, page6: true },
};

/** The seller of location 1 of company 1. */
export const seller: SessionUser = {
  ...owner,
  kind: "seller",
  userId: "11",
  sellerId: "1",
  name: "Verdant Indiranagar",
  email: "seller@verdant.test",
  primaryLogin: false,
};

/** The context of one request without HTTP around it. What a test leaves out is a harmless default. */
export function createFakeContext(
  rest: RestClient,
  user: SessionUser | null,
  signInAttempts: Context["signInAttempts"] = { attempt: async () => ({ allowed: true }) },
): Context {
  const loaders = new Map<object, unknown>();
  const session = (current: SessionUser, rememberMe: boolean) => ({
    id: "0".repeat(64),
    user: current,
    createdAt: 0,
    rememberMe,
  });
  let current = user === null ? null : session(user, false);

  function loader<T>(key: object, make: () => T): T;
  function loader(key: object, make: () => unknown): unknown {
    if (!loaders.has(key)) loaders.set(key, make());
    return loaders.get(key);
  }

  return {
    requestId: "request-1",
    clientAddress: "192.0.2.1",
    rest,
    session: {
      get current() {
        return current;
      },
      async start(started, rememberMe) {
        current = session(started, rememberMe);
        return current;
      },
      async end() {
        current = null;
      },
    },
    signInAttempts,
    log: pino({ level: "silent" }),
    mediaBaseUrl: "/media/",
    loader,
  };
}

/** Runs one operation. Throws when the document does not fit the schema; a field's failure is in the answer. */
export async function run(
  context: Context,
  source: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<{ data: unknown; errors: readonly { message: string; code: unknown }[] }> {
  const document = parse(source);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new AggregateError(problems, problems[0]?.message);
  const result = await execute({ schema, document, contextValue: context, variableValues: variables });
  return {
    // Plain objects, so that tests can compare them whole.
    data: JSON.parse(JSON.stringify(result.data ?? null)),
    errors: (result.errors ?? []).map((error) => ({
      message: error.message,
      code: error.extensions["code"],
    })),
  };
}
