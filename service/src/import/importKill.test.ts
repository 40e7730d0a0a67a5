import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { jobRecord } from "../job/record.ts";
import { type Caller, field, signedInCaller } from "../testing/caller.ts";
import { importOf, mapped, refusedFile, rowsOf, startImport } from "../testing/imports.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { everyEngine, oneEngine } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";
import { countAsDead } from "../testing/countAsDead.ts";

/** How often the service is killed while it writes; the acceptance of the specification is 20, with its 5,000 rows. */
const kills = Number(process.env["IMPORT_KILLS"] ?? 1);
const isFull = kills > 1;
const full = Number(process.env["IMPORT_ROWS"] ?? 5_000);
const fullWrong = Math.round(full * 0.0376);

interface Killed {
  readonly kind: string;
  readonly total: number;
  readonly wrong: number;
  readonly columns: readonly string[];
  cells(index: number, isWrong: boolean): readonly string[];
  /** What is said of a wrong row. */
  readonly error: string;
  readonly list: string;
  readonly nameOf: string;
}

const kinds: readonly Killed[] = [
  {
    kind: "brand",
    total: isFull ? full : 100,
    wrong: isFull ? fullWrong : 5,
    columns: ["brand_id", "name"],
    // A brand must have a name.
    cells: (index, isWrong) => ["", isWrong ? "-" : `Killed ${index}`],
    error: "Brand Name: Brand Name is required",
    list: "companyBrand",
    nameOf: "brand_name",
  },
  {
    kind: "product",
    total: isFull ? full : 24,
    wrong: isFull ? fullWrong : 3,
    columns: ["product_sku", "location", "name", "category", "price", "cgst", "sgst", "igst", "stock"],
    cells: (index, isWrong) => {
      const name = isWrong ? "-" : `Killed ${index}`;
      return [`KILL-${index}`, "1", name, "Pantry", "129", "9", "9", "18", "5"];
    },
    error: "Product Name: Product Name is required",
    list: "companySellerProdLoc",
    nameOf: "prod_name",
  },
];

// One of them is killed in every run, both at full size: what is picked up again is the same.
describe.each(isFull ? everyEngine : oneEngine)("on %s", (engine) => {
  test(
    `kill -9 at ${kills} moments of an import of each kind: right rows are written once, wrong ones can be corrected and fed back, what was written is so already, and is taken back as it was written`,
    { timeout: 240_000 + kills * 300_000 },
    async () => {
      const { environment, storage } = await seededPlace(engine);
      let service = await startProgram(environment);
      let call: Caller = await signedInCaller(service.url, developmentAccess);
      // Companies and locations of the demo take no more than 1,000 products.
      await call("PUT /v1/companyPO/1", { maximum_products: 20_000 });
      await call("PUT /v1/companySeller/1", { maximum_products: 20_000 });
      const current = { call: (...of: Parameters<Caller>) => call(...of) };
      const state = async (job: number) => (await importOf(current, job)).job;
      const until = (job: number, job_state: string) =>
        expect
          .poll(async () => (await state(job)).job_state, {
            timeout: isFull ? 3_000_000 : 200_000,
            interval: isFull ? 1_000 : 50,
          })
          .toBe(job_state);
      /** Once it has gone on since the last kill, so that it is not the same moment again. */
      const killed = async (done: () => Promise<number>) => {
        const before = await done();
        await expect.poll(done, { timeout: 90_000, interval: 5 }).toBeGreaterThan(before);
        await service.stop("SIGKILL");
        await countAsDead(storage);
        service = await startProgram(environment);
        call = await signedInCaller(service.url, developmentAccess);
      };

      for (const { kind, total, wrong, columns, cells, error, list, nameOf } of kinds) {
        const right = total - wrong;
        /** Every so many rows one is wrong. */
        const isWrong = (index: number): boolean =>
          Math.floor(((index + 1) * wrong) / total) > Math.floor((index * wrong) / total);
        const numbers = Array.from({ length: total }, (_, index) => index);
        const who = { company_po_id: 1, user_po_id: 1, kind };
        const named = v.array(v.looseObject({ [nameOf]: v.string() }));
        const names = async () =>
          v
            .parse(named, (await call(`GET /v1/${list}/company_po_id/1`)).body)
            .flatMap((one) => one[nameOf] ?? [])
            .filter((name) => name.startsWith("Killed "));
        const ready = async (rows: readonly (readonly string[])[]) => {
          const job = await startImport(current, who, columns, rows);
          await mapped(current, job, (await importOf(current, job)).mapping);
          await until(job, "ready");
          return job;
        };

        const job = await ready(numbers.map((index) => cells(index, isWrong(index))));
        expect(await importOf(current, job)).toMatchObject({ created_count: right, refused_count: wrong });
        expect(await names()).toEqual([]);
        await call(`PUT /v1/companyImport/run/${job}`, {});
        for (let kill = 0; kill < kills; kill++) await killed(async () => (await state(job)).done_count);
        await until(job, "done");
        expect(await state(job)).toMatchObject({
          total,
          done_count: total,
          ok_count: right,
          refused_count: wrong,
          skipped_count: 0,
        });
        const written = await names();
        expect(new Set(written).size).toBe(right);
        expect(written).toHaveLength(right);
        const outcomes = (await rowsOf(current, job)).map(({ outcome }) => outcome);
        expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(right);
        const refused = (await refusedFile(current, job)).split("\r\n");
        const lines = numbers.filter(isWrong).map((index) => [...cells(index, true), error].join(","));
        expect(refused).toEqual([[...columns, "error"].join(","), ...lines, ""]);

        const finished = async (rows: readonly (readonly string[])[]) => {
          const next = await ready(rows);
          await call(`PUT /v1/companyImport/run/${next}`, {});
          await until(next, "done");
          return importOf(current, next);
        };
        expect(await finished(numbers.filter(isWrong).map((index) => cells(index, false)))).toMatchObject({
          created_count: wrong,
          refused_count: 0,
          job: { ok_count: wrong },
        });
        expect(await names()).toHaveLength(total);
        expect(await finished(numbers.map((index) => cells(index, false)))).toMatchObject({
          unchanged_count: total,
          job: { ok_count: 0, skipped_count: total, refused_count: 0 },
        });
        if (kind !== "brand") continue;

        const { body } = await call(`PUT /v1/companyImport/undo/${job}`, { company_po_id: 1, user_po_id: 1 });
        const undo = async () =>
          v.parse(jobRecord, (await call(`GET /v1/companyJob/${String(field(body, "job_id"))}`)).body);
        await killed(async () => (await undo()).done_count);
        await expect.poll(async () => (await undo()).job_state, { timeout: 200_000 }).toBe("done");
        expect(await undo()).toMatchObject({ total: right, ok_count: right, refused_count: 0 });
        expect(await names()).toHaveLength(wrong);
      }
      expect(await service.stop("SIGTERM")).toBe(0);
    },
  );
});
