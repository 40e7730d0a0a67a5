import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { addEndedJob } from "../testing/endedJob.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { sweepJobs } from "./sweep.ts";

// What a company keeps of files that are written or read in has a limit, and no other company has less for it.

const owner = { company_po_id: 1, user_po_id: 1 };
const other = { company_po_id: 2, user_po_id: 2 };
const most =
  "Your company may keep 0.03 MB of files that are written or read in, and that would be more. Each goes after a week.";

onOneEngine(
  (service) => {
    const read = (bytes: number, who: object = owner) =>
      service().call("POST /v1/companyImport", {
        ...who,
        kind: "brand",
        source: "upload",
        columns: ["name"],
        total: 1,
        bytes,
      });
    const write = (list: string) =>
      service().call("POST /v1/companyExport", { ...owner, list, format: "jsonl" });
    const ended = async ({ body }: { readonly body: unknown }) => {
      const id = String(field(body, "job_id"));
      const see = async () => (await service().call(`GET /v1/companyJob/${id}`)).body;
      await expect.poll(async () => field(await see(), "ended_at"), { timeout: 10_000 }).not.toBeNull();
      return see();
    };

    test("a file that becomes too long is not kept, its job says why, and there is room for a short one", async () => {
      expect(await ended(await write("product"))).toMatchObject({
        job_state: "failed",
        message: "no_room",
        part_count: 0,
      });
      expect(await ended(await write("brand"))).toMatchObject({ job_state: "done", message: null });
    });

    test("a file for which there is no room is not read in, and none is written; another company's is", async () => {
      expect((await read(20_000)).status).toBe(201);
      const refused = await read(10_000);
      expect([refused.status, field(refused.body, "message")]).toEqual([409, most]);
      expect((await read(30_000, other)).status).toBe(201);
      const full = await read(1, other);
      expect([full.status, field(full.body, "message")]).toEqual([409, most]);
      const written = await service().call("POST /v1/companyExport", { ...other, list: "brand" });
      expect([written.status, field(written.body, "message")]).toEqual([409, most]);
    });
  },
  (config) => ({ ...config, settings: { ...config.settings, keptByJobs: 30_000 } }),
);

onEachDatabase((database) => {
  test("what was read in counts until a week after its import has ended", async () => {
    const id = await addEndedJob(database().db);
    const values = {
      job_id: id,
      source: "upload",
      delimiter: "",
      encoding: "",
      columns: "[]",
      mapping: "[]",
    };
    await database()
      .db.insertInto("import")
      .values({ ...values, kept_bytes: 7 })
      .execute();
    const kept = async () => {
      await sweepJobs(database().db);
      return (await database().db.selectFrom("import").select("kept_bytes").executeTakeFirst())?.kept_bytes;
    };
    const end = (days: number) =>
      database()
        .db.updateTable("job")
        .set({ ended_at: new Date(Date.now() - days * 86_400_000).toISOString() })
        .execute();
    await end(6.9);
    expect(await kept()).toBe(7);
    await end(7.1);
    expect(await kept()).toBe(0);
    await database().db.deleteFrom("job").execute();
  });
});
