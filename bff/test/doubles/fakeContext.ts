import { execute, parse, validate } from "graphql";
import { pino } from "pino";
import type { AttemptLimiter, Context } from "../../src/graphql/context.ts";
import { schema } from "../../src/schema.ts";
import type { RestClient } from "../../src/rest/client.ts";
import { RequestSession } from "../../src/session/control.ts";
import type { SessionUser } from "../../src/access/user.ts";
import type { StoredSession } from "../../src/session/session.ts";
import { createFileReaders } from "../../src/import/fileReaders.ts";
import { openSqliteUploads } from "../../src/upload/sqliteUploads.ts";
import { openMemorySessions } from "./memorySessions.ts";
import { createTestedHub } from "./liveHub.ts";
import { createStoredBytes } from "../../src/upload/storedBytes.ts";
import { createMemoryStorage } from "./memoryStorage.ts";
import { installation } from "./installation.ts";

/** The owner of company 1. */
export const owner: SessionUser = {
  kind: "owner",
  userId: "10",
  companyId: "1",
  sellerId: null,
  name: "Verdant",
  personName: "Anjali Rao",
  email: "owner@verdant.test",
  passwordChanged: true,
  passwordChangedAt: null,
  primaryLogin: true,
  twoStepDue: null,
  role: null,
  limitedTo: null,
  signupOver: true,
  defaultViews: null,
  signupPages: { page1: true, page2: true, page6: true },
};

/** The seller of location 1 of company 1. */
export const seller: SessionUser = {
  ...owner,
  kind: "seller",
  userId: "11",
  sellerId: "1",
  name: "Verdant Indiranagar",
  personName: "Kiran Shetty",
  email: "seller@verdant.test",
  primaryLogin: false,
  role: null,
};

/** A live session of a user, as the stores keep it. */
export function sessionOf(user: SessionUser): StoredSession {
  return {
    id: "0".repeat(64),
    handle: "1".repeat(32),
    user,
    createdAt: Date.parse("2026-11-20T08:00:00Z"),
    seenAt: Date.parse("2026-11-20T09:00:00Z"),
    userReadAt: Date.parse("2026-11-20T09:00:00Z"),
    rememberMe: false,
    device: "Firefox on Linux",
    address: "192.0.2.1",
  };
}

const unlimited: AttemptLimiter = {
  attempt: async () => ({ allowed: true }),
  forgive: async () => {},
  giveBack: async () => {},
  clear: async () => {},
};

/** The numbers of Document 1 §4. */
const progressPages = { seller: 4, finish: 5, level2Category: 8, level3Category: 9, collection: 11 };

/** Ids that are the same at every run. */
function uploadIds(): () => string {
  let made = 0;
  return () => `00000000-0000-4000-8000-1${String((made += 1)).padStart(11, "0")}`;
}

/** What the cookie of the browser that sends a request says once it has been introduced. */
export const deviceSecret = "the device";

/** The context of one request without HTTP around it. What a test leaves out is a harmless default. */
export function createFakeContext(
  rest: RestClient,
  user: SessionUser | null,
  attempts: Partial<AttemptLimiter> = {},
  others: readonly StoredSession[] = [],
): Context {
  const loaders = new Map<object, unknown>();
  const current = user === null ? null : sessionOf(user);
  const store = openMemorySessions([...(current === null ? [] : [current]), ...others]);
  const origin = () => ({ device: "Firefox on Linux", address: "192.0.2.1" });

  function loader<T>(key: object, make: () => T): T;
  function loader(key: object, make: () => unknown): unknown {
    if (!loaders.has(key)) loaders.set(key, make());
    return loaders.get(key);
  }

  return {
    requestId: "request-1",
    clientAddress: "192.0.2.1",
    rest,
    installation: { ...installation, progressPages },
    session: new RequestSession({ store, most: 20, setCookie: () => {}, origin }, current),
    attempts: { ...unlimited, ...attempts },
    origins: store,
    device: { secret: null, name: "Firefox on Linux", introduce: () => deviceSecret },
    // Whoever is signed in has opened a delivery link in the same browser, too.
    deliveryBrowser: { secret: user === null ? null : "d".repeat(43), keep: () => {} },
    passwordWork: { run: (work) => work() },
    imageWork: { run: (work) => work() },
    fileReaders: createFileReaders(),
    storage: createMemoryStorage(),
    storedBytes: createStoredBytes(createMemoryStorage().images, Infinity),
    uploads: openSqliteUploads(":memory:", Date.now, uploadIds()),
    live: createTestedHub(),
    goOn: (work) => void work(rest),
    log: pino({ level: "silent" }),
    mediaBaseUrl: "/media/",
    loader,
  };
}

/** Runs one operation, of a subscription for one event. Throws when the document does not fit the schema; a field's failure is in the response. */
export async function run(
  context: Context,
  source: string,
  variables: Readonly<Record<string, unknown>> = {},
  event?: unknown,
): Promise<{ data: unknown; errors: readonly { message: string; code: unknown }[] }> {
  const document = parse(source);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new AggregateError(problems, problems[0]?.message);
  const result = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
    rootValue: event,
  });
  return {
    // Plain objects, so that tests can compare them whole.
    data: JSON.parse(JSON.stringify(result.data ?? null)),
    errors: (result.errors ?? []).map((error) => ({
      message: error.message,
      code: error.extensions["code"],
    })),
  };
}
