import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type Caller, field, signedInCaller } from "../testing/caller.ts";
import { importOf, mapped, refusedFile, rowsOf, startImport } from "../testing/imports.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { engines } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";

/** How often the service is killed while it writes; the acceptance of the specification is 20, with its 5,000 rows. */
const kills = Number(process.env["IMPORT_KILLS"] ?? 1);
const isFull = kills > 1;
const total = isFull ? 5_000 : 300;
const wrong = isFull ? 188 : 12;

const who = { company_po_id: 1, user_po_id: 1, kind: "brand" };
const columns = ["brand_id", "name"];
const right = total - wrong;

/** Every so many rows one has no name, which a brand must have. */
const isWrong = (index: number): boolean =>
  Math.floor(((index + 1) * wrong) / total) > Math.floor((index * wrong) / total);
const rows = Array.from({ length: total }, (_, index) => ["", isWrong(index) ? "-" : `Killed ${index}`]);

const brand = v.object({ brand_id: v.number(), brand_name: v.string() });

describe.each(engines)("on %s", (engine) => {
  test(
    `kill -9 at ${kills} moments of an import of ${total} rows: ${right} are written once, ${wrong} can be corrected and fed back, and what was written is so already`,
    { timeout: 240_000 + kills * 60_000 },
    async () => {
      const { environment } = await seededPlace(engine);
      let service = await startProgram(environment);
      let call: Caller = await signedInCaller(service.url, developmentAccess);
      const current = { call: (...of: Parameters<Caller>) => call(...of) };
      const state = async (job: number) => (await importOf(current, job)).job;
      const until = (job: number, job_state: string) =>
        expect.poll(async () => (await state(job)).job_state, { timeout: 200_000 }).toBe(job_state);
      const brands = async () => {
        const { body } = await call("GET /v1/companyBrand/company_po_id/1");
        return v.parse(v.array(brand), body).filter(({ brand_name }) => brand_name.startsWith("Killed "));
      };

      const job = await startImport(current, who, columns, rows);
      await mapped(current, job, (await importOf(current, job)).mapping);
      await until(job, "ready");
      expect(await importOf(current, job)).toMatchObject({ created_count: right, refused_count: wrong });
      expect(await brands()).toEqual([]);
      await call(`PUT /v1/companyImport/run/${job}`, {});
      for (let kill = 0; kill < kills; kill++) {
        const { done_count } = await state(job);
        // It has gone on since the last kill, so what follows is not the same moment again.
        await expect
          .poll(async () => (await state(job)).done_count, { timeout: 90_000, interval: 5 })
          .toBeGreaterThan(done_count);
        await service.stop("SIGKILL");
        service = await startProgram(environment);
        call = await signedInCaller(service.url, developmentAccess);
      }
      await until(job, "done");
      expect(await state(job)).toMatchObject({
        total,
        done_count: total,
        ok_count: right,
        refused_count: wrong,
        skipped_count: 0,
      });
      const written = await brands();
      expect(new Set(written.map(({ brand_name }) => brand_name)).size).toBe(right);
      expect(written).toHaveLength(right);
      const outcomes = (await rowsOf(current, job)).map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(right);
      const refused = (await refusedFile(current, job)).split("\r\n");
      expect(refused).toHaveLength(wrong + 2);
      expect(refused.slice(0, 2)).toEqual(["brand_id,name,error", ",-,Brand Name: Brand Name is required"]);

      const finished = async (columns_: readonly string[], again: readonly (readonly string[])[]) => {
        const next = await startImport(current, who, columns_, again);
        await mapped(current, next, (await importOf(current, next)).mapping);
        await until(next, "ready");
        await call(`PUT /v1/companyImport/run/${next}`, {});
        await until(next, "done");
        return importOf(current, next);
      };
      const corrected = refused.slice(1, -1).map((line, index) => {
        const [id = "", , error = ""] = line.split(",");
        return [id, `Killed and corrected ${index}`, error];
      });
      expect(await finished(["brand_id", "name", "error"], corrected)).toMatchObject({
        created_count: wrong,
        refused_count: 0,
        job: { ok_count: wrong },
      });
      const all = await brands();
      expect(all).toHaveLength(total);
      const exported = all.map(({ brand_id, brand_name }) => [String(brand_id), brand_name]);
      expect(await finished(columns, exported)).toMatchObject({
        unchanged_count: total,
        job: { ok_count: 0, skipped_count: total, refused_count: 0 },
      });
      expect(Number(field(await state(job), "ok_count"))).toBe(right);
      expect(await service.stop("SIGTERM")).toBe(0);
    },
  );
});
