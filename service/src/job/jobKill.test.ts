import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { openDatabase, type Storage } from "../db/database.ts";
import { type Caller, field, signedInCaller } from "../testing/caller.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { everyEngine } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";
import { countAsDead } from "../testing/countAsDead.ts";

/** How often the service is killed while it works; the acceptance of the specification is 20. */
const kills = Number(process.env["JOB_KILLS"] ?? 1);
/** So many that it is not over before the last kill: it goes on while a service starts and is asked. */
const records = 10_000 + 5000 * kills;

/** Many brands of the first demo company, past the audit trail. */
async function addBrands(storage: Storage): Promise<void> {
  const { db, close } = await openDatabase(storage);
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('service.audit', 'off', true)`.execute(transaction);
    await sql`insert into brand (company_po_id, brand_name)
      select 1, 'Brand ' || n from generate_series(1, ${records}::int) as n`.execute(transaction);
  });
  await close();
}

/** While there is much to do a job is cancelled, begun anew, and cancelled again. */
async function cancelHalfway(call: Caller): Promise<void> {
  const started = await call("POST /v1/companyExport", { company_po_id: 1, user_po_id: 1, list: "brand" });
  const id = String(field(started.body, "job_id"));
  const job = async () => Object((await call(`GET /v1/companyJob/${id}`)).body);
  await expect.poll(async () => (await job()).done_count, { timeout: 90_000 }).toBeGreaterThan(0);
  const cancelled = Object((await call(`PUT /v1/companyJob/cancel/${id}`, {})).body);
  expect(cancelled).toMatchObject({ job_state: "cancelled", part_count: 0, message: null, expires_at: null });
  expect(cancelled.done_count).toBeLessThan(cancelled.total);
  expect(cancelled.ended_at).not.toBeNull();
  expect((await call(`GET /v1/companyJob/file/${id}`)).status).toBe(404);
  const { body: again } = await call(`PUT /v1/companyJob/retry/${id}`, {});
  expect(again).toMatchObject({
    job_state: "queued",
    total: 0,
    done_count: 0,
    started_at: null,
    ended_at: null,
  });
  await expect.poll(async () => (await job()).job_state, { timeout: 90_000 }).toBe("running");
  expect((await call(`PUT /v1/companyJob/cancel/${id}`, {})).body).toMatchObject({ job_state: "cancelled" });
  // Whoever worked on it has let go.
  const after = await job();
  await call("GET /v1/event?wait=0");
  expect(await job()).toEqual(after);
}

describe.each(everyEngine)("on %s", (engine) => {
  test(
    `kill -9 at ${kills} moments of an export: every row is in the file once, and the counts are right`,
    {
      timeout: 240_000 + kills * 120_000,
    },
    async () => {
      const { environment, storage } = await seededPlace(engine);
      await addBrands(storage);
      let service = await startProgram(environment);
      let call = await signedInCaller(service.url, developmentAccess);
      const { body } = await call("POST /v1/companyExport", {
        company_po_id: 1,
        user_po_id: 1,
        list: "brand",
      });
      const path = `GET /v1/companyJob/${String(field(body, "job_id"))}`;
      const done = async () => Number(field((await call(path)).body, "done_count"));
      const states: unknown[] = [];
      for (let kill = 0; kill < kills; kill++) {
        // It has gone on since the last kill, so what follows is not the same moment again.
        const before = await done();
        await expect.poll(done, { timeout: 90_000, interval: 5 }).toBeGreaterThan(before);
        states.push(field((await call(path)).body, "job_state"));
        await service.stop("SIGKILL");
        await countAsDead(storage);
        service = await startProgram(environment);
        call = await signedInCaller(service.url, developmentAccess);
      }
      await expect
        .poll(async () => field((await call(path)).body, "job_state"), { timeout: 110_000 + kills * 30_000 })
        .toBe("done");
      // Each kill came in the middle of the work.
      expect(states).toEqual(Array.from({ length: kills }, () => "running"));
      const { body: job } = await call(path);
      const total = Number(field(job, "total"));
      expect(total).toBeGreaterThan(records);
      expect(job).toMatchObject({ done_count: total, ok_count: total, refused_count: 0 });
      const file = path.replace("companyJob/", "companyJob/file/");
      const ids: string[] = [];
      for (let part = 0; part < Number(field(job, "part_count")); part++) {
        const { content } = v.parse(
          v.object({ content: v.string() }),
          (await call(`${file}?part=${part}`)).body,
        );
        for (const [, id = ""] of content.matchAll(/^(\d+),/gm)) ids.push(id);
      }
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size).toBe(total);
      await cancelHalfway(call);
      expect(await service.stop("SIGTERM")).toBe(0);
    },
  );
});
