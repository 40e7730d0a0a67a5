import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { operation } from "../http/operation.ts";
import { reasonOf } from "../http/failure.ts";
import { HttpError } from "../http/httpError.ts";
import type { Resource } from "../http/resource.ts";

const state = v.object({ status: v.literal("ok") });

/** A look is good for so long, in milliseconds, because anybody may ask; and it takes at most so long. */
const lookEvery = 1000;
const lookWithin = 2000;

const looks = new WeakMap<Connection, { readonly at: number; readonly reason: Promise<string | null> }>();

/** Writes that have not ended: of a database that hangs there is one, however often it is looked. */
const writes = new WeakMap<Connection, Promise<string | null>>();

function write(db: Connection): Promise<string | null> {
  const writing = writes.get(db) ?? tryWriting(db).finally(() => writes.delete(db));
  writes.set(db, writing);
  return writing;
}

/** Why the database cannot be used, as of the last second; null when it can. */
function whyNotReady(db: Connection): Promise<string | null> {
  const last = looks.get(db);
  if (last !== undefined && performance.now() - last.at < lookEvery) return last.reason;
  const reason = Promise.race([write(db), after(lookWithin)]);
  looks.set(db, { at: performance.now(), reason });
  return reason;
}

/** Writes a row that means nothing: no caller can send an empty key. */
async function tryWriting(db: Connection): Promise<string | null> {
  try {
    await sql`insert into idempotency (key, actor, fingerprint) values ('', 'readiness', '')
      on conflict (key, actor) do update set created_at = now()`.execute(db);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function after(milliseconds: number): Promise<string> {
  return new Promise((done) => {
    setTimeout(() => done(`no answer within ${milliseconds} ms`), milliseconds).unref();
  });
}

/** Liveness and readiness. */
export const health: Resource = {
  constraints: {},
  operations: [
    operation({
      method: "GET",
      path: "/healthz",
      tag: "health",
      origin: "extension",
      summary: "The process runs",
      access: "open",
      response: state,
      handle: () => ({ status: "ok" as const }),
    }),
    operation({
      method: "GET",
      path: "/readyz",
      tag: "health",
      origin: "extension",
      summary: "The database answers and takes what is written",
      access: "open",
      response: state,
      async handle(_input, { db, log }) {
        const reason = await whyNotReady(db);
        if (reason === null) return { status: "ok" as const };
        log.warn({ reason }, "not ready");
        throw new HttpError(503, "The database does not answer, or cannot be written");
      },
    }),
  ],
};
