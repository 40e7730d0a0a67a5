import { expect, test } from "vitest";
import { onOneEngine } from "../testing/engines.ts";
import { checked, importOf, ran, refusedFile, rowsOf, startImport } from "../testing/imports.ts";

const brand = { company_po_id: 1, user_po_id: 1, kind: "brand" };

onOneEngine(
  (service) => {
    const ready = async (names: readonly string[]) => {
      const rows = names.map((name) => [name]);
      const job = await startImport(service(), brand, ["name"], rows);
      await checked(service(), job);
      return job;
    };
    const runWhole = (job: number) =>
      service().call(`PUT /v1/companyImport/run/${job}`, { mode: "all_or_nothing" });
    const brands = async () =>
      JSON.stringify((await service().call("GET /v1/companyBrand/company_po_id/1")).body);
    const isServer = () => service().config.storage.kind === "server";
    const over = (job: number) =>
      expect
        .poll(async () => (await importOf(service(), job)).job.job_state, { timeout: 30_000 })
        .toBe("done");

    test("all rows are written in one transaction, or none and the one that was refused says why", async () => {
      const job = await ready(["Whole 1", "Whole 2", "Whole 3"]);
      expect((await importOf(service(), job)).can_run_whole).toBe(isServer());
      await service().call("POST /v1/companyBrand", { company_po_id: 1, brand_name: "Whole 2" });
      const started = await runWhole(job);
      if (!isServer()) {
        const mode = "All or nothing is not offered on the embedded database";
        expect(started).toMatchObject({ status: 422, body: { fields: { mode } } });
        expect((await importOf(service(), job)).job.job_state).toBe("ready");
        return;
      }
      expect(started.status).toBe(200);
      await over(job);
      expect(await importOf(service(), job)).toMatchObject({
        job: { total: 3, done_count: 3, ok_count: 0, refused_count: 1, skipped_count: 2 },
      });
      expect((await rowsOf(service(), job)).map(({ outcome }) => outcome)).toEqual([
        "to_create",
        "stale",
        "to_create",
      ]);
      expect(await refusedFile(service(), job)).toBe(
        "name,error\r\nWhole 2,It was changed since it was checked\r\n",
      );
      expect(await brands()).not.toMatch(/Whole [13]/);
      const again = await ready(["Whole 1", "Whole 2", "Whole 3"]);
      expect((await runWhole(again)).status).toBe(200);
      await over(again);
      expect(await importOf(service(), again)).toMatchObject({ job: { ok_count: 2, skipped_count: 1 } });
      expect(await brands()).toMatch(/Whole 1.*Whole 3/);
    });

    test("a file with refused rows, or with too many, is not run so", async () => {
      const job = await ready(["Partly", ""]);
      const mode = isServer()
        ? "Rows were refused: correct them, or leave them out"
        : "All or nothing is not offered on the embedded database";
      expect(await runWhole(job)).toMatchObject({ status: 422, body: { fields: { mode } } });
      expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 1, refused_count: 1 } });
      const many = await ready(Array.from({ length: 6 }, (_, index) => `Many ${index}`));
      const limit = isServer() ? "At most 5 rows can be imported all or nothing" : mode;
      expect(await runWhole(many)).toMatchObject({ status: 422, body: { fields: { mode: limit } } });
      expect(await brands()).not.toContain("Many");
      expect(await service().call(`PUT /v1/companyImport/run/${many}`, { mode: "some" })).toMatchObject({
        status: 400,
      });
    });
  },
  (config) => ({
    ...config,
    settings: { ...config.settings, importRowsAtOnce: Math.min(config.settings.importRowsAtOnce, 5) },
  }),
);
