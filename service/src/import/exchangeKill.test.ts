import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type Caller, signedInCaller } from "../testing/caller.ts";
import { countAsDead } from "../testing/countAsDead.ts";
import { checked, imported, importOf, startImport } from "../testing/imports.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { oneEngine } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";

const who = { company_po_id: 1, user_po_id: 1, kind: "brand" };
const columns = ["brand_id", "name"];
/** As many as can on the embedded database. */
const rows = 100;

describe.each(oneEngine)("on %s", (engine) => {
  test(`kill -9 while ${rows} brands hand their names around leaves every name where it was or handed on`, async () => {
    const { environment, storage } = await seededPlace(engine);
    let service = await startProgram(environment);
    let call: Caller = await signedInCaller(service.url, developmentAccess);
    const current = { call: (...of: Parameters<Caller>) => call(...of) };
    const named = (index: number) => `Ring ${String((index + rows) % rows).padStart(4, "0")}`;
    const all = Array.from({ length: rows }, (_row, index) => index);
    await imported(
      current,
      who,
      columns,
      all.map((index) => ["", named(index)]),
    );
    const brands = async () =>
      v
        .parse(
          v.array(v.object({ brand_id: v.number(), brand_name: v.string() })),
          (await call("GET /v1/companyBrand/company_po_id/1")).body,
        )
        .filter(({ brand_name }) => brand_name.startsWith("Ring "))
        .toSorted((one, other) => one.brand_id - other.brand_id);
    const ids = (await brands()).map(({ brand_id }) => brand_id);
    const job = await startImport(
      current,
      who,
      columns,
      ids.map((id, index) => [String(id), named(index + 1)]),
    );
    expect(await checked(current, job)).toMatchObject({ changed_count: rows, refused_count: 0 });
    await call(`PUT /v1/companyImport/run/${job}`, {});
    const state = async () => (await importOf(current, job)).job;
    await expect
      .poll(async () => (await state()).job_state, { interval: 5, timeout: 60_000 })
      .toBe("running");
    await service.stop("SIGKILL");
    await countAsDead(storage);
    service = await startProgram(environment);
    call = await signedInCaller(service.url, developmentAccess);
    const names = (await brands()).map(({ brand_name }) => brand_name);
    expect([all.map(named), all.map((index) => named(index + 1))]).toContainEqual(names);
    await expect.poll(async () => (await state()).job_state, { timeout: 120_000 }).toBe("done");
    expect(await state()).toMatchObject({ ok_count: rows, refused_count: 0, done_count: rows });
    expect((await brands()).map(({ brand_name }) => brand_name)).toEqual(
      all.map((index) => named(index + 1)),
    );
    expect(await service.stop("SIGTERM")).toBe(0);
  }, 240_000);
});
