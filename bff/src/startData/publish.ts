import type { RecordContext } from "../graphql/context.ts";
import type { RestService } from "../rest/service.ts";
import type { SessionUser } from "../access/user.ts";
import type { Storage } from "../storage/objectStore.ts";
import type { Logger } from "pino";
import { readStartData } from "./readStartData.ts";
import { startDataKey } from "./startData.ts";
import type { JobLock } from "./jobLock.ts";

/** What publishing needs. */
export interface PublishParts {
  readonly jobLock: JobLock;
  readonly rest: Pick<RestService, "bind">;
  readonly storage: Pick<Storage, "initialData">;
  /** Where everybody reads pictures from: absolute, ending in `/`. Asked when it is needed. */
  readonly mediaBaseUrl: () => string;
  readonly log: Pick<Logger, "warn">;
}

/** How long reading may take in all, in milliseconds; well within the time of a lock. */
const readingMilliseconds = 30_000;

/** The gateway itself, reading in the name of a company. It can do nothing else: no session carries it. */
function publisherOf(companyId: string): SessionUser {
  return {
    kind: "owner",
    userId: "",
    companyId,
    sellerId: null,
    name: "",
    personName: null,
    email: "",
    passwordChanged: false,
    passwordChangedAt: null,
    twoStepDue: null,
    primaryLogin: false,
    role: null,
    signupOver: true,
    defaultViews: null,
    limitedTo: [],
    signupPages: { page1: true, page2: true, page6: true },
  };
}

function contextOf({ rest, log }: PublishParts, companyId: string): RecordContext {
  const loaders = new Map<object, unknown>();
  function loader<T>(key: object, make: () => T): T;
  function loader(key: object, make: () => unknown): unknown {
    if (!loaders.has(key)) loaders.set(key, make());
    return loaders.get(key);
  }
  const signal = AbortSignal.timeout(readingMilliseconds);
  return {
    rest: rest.bind({ signal, actor: () => null, clientAddress: () => null, log }),
    session: { current: { user: publisherOf(companyId) } },
    loader,
  };
}

/**
 * Publishes the start data of one company if it has changed and no other gateway is doing so. A company whose
 * onboarding is not finished is passed over: finishing it is a change of its own. Rejects when the service or the
 * storage fails; the change is then still due.
 */
export async function publish(
  parts: PublishParts,
  companyId: string,
): Promise<"published" | "nothing" | "taken"> {
  const { jobLock, storage } = parts;
  const job = await jobLock.take(companyId);
  if (job === "taken") return "taken";
  if (job === null) return "nothing";
  let isDone = false;
  try {
    const data = await readStartData(contextOf(parts, companyId), companyId, parts.mediaBaseUrl());
    const key = data === null ? null : startDataKey(data.company.subdomain);
    // Whoever took over after our time was up may have written what is newer.
    if (!(await jobLock.holds(job))) return "taken";
    if (key !== null) {
      await storage.initialData.write(key, Buffer.from(JSON.stringify(data)), "application/json");
    }
    isDone = true;
    return key === null ? "nothing" : "published";
  } finally {
    await jobLock.end(job, isDone);
  }
}
