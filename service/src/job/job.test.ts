import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { openQueue, type Queue } from "../queue/queue.ts";
import { field } from "../testing/caller.ts";
import { onEveryEngine } from "../testing/engines.ts";
import { fileOf } from "../testing/jobFile.ts";
import { copySeeded, everyEngine } from "../testing/seededCopy.ts";
import { addParts } from "./parts.ts";
import { jobs } from "./record.ts";
import { addJob } from "./start.ts";
import { sweepJobs } from "./sweep.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const seller = { company_po_id: 1, user_seller_id: 3 };

onEveryEngine((service) => {
  const start = (body: object) => service().call("POST /v1/companyExport", body);
  const jobOf = async (id: unknown) => (await service().call(`GET /v1/companyJob/${String(id)}`)).body;
  async function finished(body: object) {
    const { body: started } = await start(body);
    const id = field(started, "job_id");
    await expect.poll(async () => field(await jobOf(id), "job_state")).toBe("done");
    return { id, job: await jobOf(id), text: await fileOf(service(), id) };
  }

  test("what a list holds is what is in the file, and no cell is a formula", async () => {
    const names = ["=1+1", "+91 98", "-5", "@x", 'Say "a";b', "नमस्ते 🌿", "مرحبا, all"];
    for (const brand_name of names)
      await service().call("POST /v1/companyBrand", { company_po_id: 1, brand_name });
    const { job, text } = await finished({ ...owner, list: "brand" });
    const { body } = await service().call("GET /v1/companyBrand/company_po_id/1");
    const brands = v.parse(v.array(v.object({ brand_id: v.number(), products_count: v.number() })), body);
    expect(job).toMatchObject({
      kind: "export_brand",
      job_state: "done",
      total: brands.length,
      done_count: brands.length,
      ok_count: brands.length,
      refused_count: 0,
      seller_id: null,
      user_po_id: 1,
    });
    const lines = text.split("\r\n");
    expect(lines[0]).toBe("brand_id,name,products,created_at,changed_at");
    expect(lines.at(-1)).toBe("");
    expect(lines.slice(1, -1).map((line) => Number(line.split(",")[0]))).toEqual(
      brands.map(({ brand_id }) => brand_id).toSorted((one, other) => one - other),
    );
    const written = lines
      .slice(-1 - names.length, -1)
      .map((line) => line.replace(/^\d+,(.*),0,[^,]+,[^,]+$/, "$1"));
    expect(written).toEqual(["'=1+1", "'+91 98", "'-5", "'@x", '"Say ""a"";b"', "नमस्ते 🌿", '"مرحبا, all"']);
  });

  test("a location's people get their own products, as their search finds them", async () => {
    const { body } = await service().call("GET /v1/companySellerProdLoc/company_po_id/1");
    const all = v.parse(v.array(v.object({ prod_id: v.number(), seller_id: v.number() })), body);
    const own = await finished({ ...seller, list: "product" });
    const { seller_id } = v.parse(v.object({ seller_id: v.number() }), own.job);
    const ids = (text: string) => [...text.matchAll(/^(\d+),/gm)].map(([, id]) => Number(id));
    const expected = all.filter((product) => product.seller_id === seller_id).map(({ prod_id }) => prod_id);
    expect(ids(own.text)).toEqual(expected.toSorted((one, other) => one - other));
    expect(expected.length).toBeLessThan(all.length);
    const found = await finished({
      ...owner,
      list: "product",
      query: { q: "zz nobody", prod_status: "draft" },
    });
    expect(found.job).toMatchObject({ total: 0, done_count: 0, job_state: "done" });
    expect(found.text.split("\r\n")).toHaveLength(2);
  });

  test("that somebody exported a list stands in the audit trail, and whoever listens hears that it is finished", async () => {
    const { body } = await service().call("GET /v1/event");
    const { id } = await finished({ ...owner, list: "manufacturer" });
    const trail = await service().call("GET /v1/audit/company_po_id/1?action=note&limit=1");
    expect(trail.body).toMatchObject([{ after: { note: "exported", list: "manufacturer" }, job_id: id }]);
    // Those of its progress may come before.
    const events = async () =>
      field((await service().call(`GET /v1/event?after=${String(field(body, "cursor"))}`)).body, "events");
    await expect.poll(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: "job.finished",
          entity_id: id,
          data: expect.objectContaining({ kind: "export_manufacturer", job_state: "done", account_id: 1 }),
        }),
      ]),
    );
  });

  test("of the audit trail whole entries are kept, in the span and of the location that were asked for", async () => {
    const rename = async (brand_name: string) => {
      await service().call("PUT /v1/companyBrand/1", { brand_name });
      const { body } = await service().call("GET /v1/audit/company_po_id/1?entity=brand&limit=1");
      return v.parse(v.tuple([v.looseObject({ audit_id: v.number(), at: v.string() })]), body)[0];
    };
    const [before, first, last] = [await rename("One"), await rename("Two"), await rename("Three")];
    const ids = ({ text }: { text: string }) =>
      text
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => v.parse(v.looseObject({ audit_id: v.number() }), JSON.parse(line)).audit_id);
    const query = { from: first.at, to: last.at, entity: "brand", action: "update" };
    const spanned = await finished({ ...owner, list: "audit", query });
    expect(spanned.job).toMatchObject({ kind: "export_audit", total: 1, done_count: 1 });
    expect(JSON.parse(spanned.text)).toEqual(first);
    const older = await finished({ ...owner, list: "audit", query: { entity: "brand", to: first.at } });
    expect(ids(older)).toContain(before.audit_id);
    expect(ids(older)).not.toContain(first.audit_id);

    const { body } = await service().call("GET /v1/audit/company_po_id/1?seller_id=1&limit=200");
    const ofLocation = v.parse(v.array(v.looseObject({ audit_id: v.number() })), body);
    const own = await finished({ ...seller, list: "audit" });
    expect(ids(own)).toEqual(ofLocation.map(({ audit_id }) => audit_id).toReversed());
    const foreign = await finished({ ...seller, list: "audit", query: { seller_id: "2" } });
    expect(foreign).toMatchObject({ text: "", job: { total: 0, part_count: 1 } });
  });

  test("what is done is neither cancelled nor tried again, and what is not there is said", async () => {
    const { id, job } = await finished({ ...owner, list: "brand" });
    expect(await service().call(`PUT /v1/companyJob/cancel/${String(id)}`, {})).toMatchObject({
      status: 422,
      body: { message: "Only a job that waits or runs can be cancelled" },
    });
    expect(await service().call(`PUT /v1/companyJob/retry/${String(id)}`, {})).toMatchObject({
      status: 422,
      body: { message: "Only a job that failed or was cancelled can be tried again" },
    });
    expect(await jobOf(id)).toEqual(job);
    expect((await service().call(`GET /v1/companyJob/file/${String(id)}?part=99`)).status).toBe(404);
    expect((await service().call("GET /v1/companyJob/file/999999")).status).toBe(404);
  });

  test.each([
    [{ list: "everything" }, 400, "list is one of brand, manufacturer, category1, "],
    [{ list: "brand", user_po_id: 999 }, 422, "There is no such person"],
    [{ list: "brand", company_po_id: 2 }, 422, "There is no such person"],
    [{ list: "brand", format: "xlsx" }, 400, "format is one of csv, jsonl"],
    [{ list: "brand", query: { pw_hash: "x" } }, 422, "query has no field pw_hash"],
    [{ list: "brand", query: { limit: "5" } }, 422, "query has no field limit"],
    [{ list: "brand", query: { sort: "pw_hash" } }, 422, "sort is one of brand_name"],
    [{ list: "brand", query: { from: "2026-01-01T00:00:00Z" } }, 422, "query has no field from"],
    [{ list: "audit", query: { from: "yesterday" } }, 422, "from is an instant in UTC"],
    [{ list: "audit", query: { to: "2026-13-01T00:00:00Z" } }, 422, "to is an instant in UTC"],
  ])("%j is refused", async (changes, status, message) => {
    const { body: before } = await service().call("GET /v1/companyJob/company_po_id/1");
    const refused = await start({ ...owner, ...changes });
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(message);
    expect((await service().call("GET /v1/companyJob/company_po_id/1")).body).toEqual(before);
  });
});

describe.each(everyEngine)("while nobody works, on %s", (engine) => {
  let database: OpenDatabase;
  let queue: Queue;
  let remove = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const copy = await copySeeded(engine);
    database = await openDatabase(copy.storage);
    queue = await openQueue(database, () => {});
    remove = copy.remove;
  });
  afterAll(async () => {
    await queue.close();
    await database.close();
    await remove();
  });
  const add = () =>
    database.db.transaction().execute((db) =>
      addJob(
        { db, actor: "owner", queue, afterCommit: () => {}, settings: { keptByJobs: 1_000_000_000 } },
        {
          ...owner,
          user_seller_id: null,
          via: "",
          kind: "export_brand",
          params: { query: {}, format: "csv" },
        },
      ),
    );

  test("twenty wait in a company, and no more", async () => {
    for (let count = 0; count < 20; count++) await add();
    await expect(add()).rejects.toMatchObject({
      status: 409,
      message: "20 jobs are waiting already: try again when one of them has ended",
    });
    expect(await database.db.selectFrom("job").select("job_id").execute()).toHaveLength(20);
    await database.db.deleteFrom("job").execute();
  });

  test("what was given back is not tried again; what could not be given back is", async () => {
    const kept = async (values: object) => {
      const id = await add();
      await database.db.updateTable("job").set(values).where("job_id", "=", id).execute();
      return id;
    };
    const failed = {
      kind: "bulk_edit",
      job_state: "failed",
      ok_count: 3,
      ended_at: new Date().toISOString(),
    };
    const change = await kept(failed);
    const seen = () => jobs.read(database.db, change);
    expect(await seen()).toMatchObject({ can_retry: true, can_undo: true });
    const undo = await kept({ kind: "bulk_undo", job_state: "failed", undoes: change });
    expect(await seen()).toMatchObject({ can_retry: true, can_undo: true });
    await database.db.updateTable("job").set({ ok_count: 1 }).where("job_id", "=", undo).execute();
    expect(await seen()).toMatchObject({ can_retry: false, can_undo: false, undone_by: undo });
    await database.db.deleteFrom("job").execute();
  });

  test("an import of records can be taken back for a day, once it has written", async () => {
    const canUndo = async (changes: object, phase = "run") => {
      const id = await add();
      const values = {
        kind: "import_brand",
        job_state: "done",
        ok_count: 1,
        params: JSON.stringify({ permission: "IMPORT_CREATE", phase }),
        ended_at: new Date(Date.now() - 23 * 3_600_000).toISOString(),
        ...changes,
      } as const;
      await database.db.updateTable("job").set(values).where("job_id", "=", id).execute();
      return (await jobs.read(database.db, id)).can_undo;
    };
    expect(await canUndo({})).toBe(true);
    expect(await canUndo({ job_state: "cancelled" }, "whole")).toBe(true);
    expect(await canUndo({ ended_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })).toBe(false);
    expect(await canUndo({ job_state: "cancelled" }, "check")).toBe(false);
    expect(await canUndo({ job_state: "running" })).toBe(false);
    expect(await canUndo({ ok_count: 0 })).toBe(false);
    await database.db.deleteFrom("job").execute();
  });

  test("a file is kept as parts of whole lines, none of which is long unless its only line is", async () => {
    const id = await add();
    const line = (length: number) => `${"x".repeat(length - 1)}\n`;
    const kept = async () => {
      const parts = database.db.selectFrom("job_part").select(["part", "content"]).where("job_id", "=", id);
      return (await parts.orderBy("part").execute()).map(({ part, content }) => [part, content.length]);
    };
    await addParts(database.db, id, [""]);
    expect(await kept()).toEqual([[0, 0]]);
    await addParts(database.db, id, [
      line(30_000),
      line(20_000),
      line(1),
      line(49_999),
      line(60_000),
      line(5),
    ]);
    expect(await kept()).toEqual([
      [0, 0],
      [1, 50_000],
      [2, 50_000],
      [3, 60_000],
      [4, 5],
    ]);
    await database.db.deleteFrom("job").execute();
  });

  test("a file goes after a week and its job says so; the job goes after 90 days", async () => {
    const id = await add();
    await database.db.insertInto("job_part").values({ job_id: id, part: 0, content: "x" }).execute();
    const change = database.db.updateTable("job").where("job_id", "=", id);
    await change.set({ job_state: "done", expires_at: "2020-01-01T00:00:00Z" }).execute();
    await sweepJobs(database.db);
    expect(await jobs.read(database.db, id)).toMatchObject({ job_state: "expired", part_count: 0 });
    expect(await database.db.selectFrom("job_part").selectAll().execute()).toEqual([]);
    await change.set({ created_at: "2020-01-01T00:00:00Z" }).execute();
    await sweepJobs(database.db);
    expect(await database.db.selectFrom("job").selectAll().execute()).toEqual([]);
  });
});
