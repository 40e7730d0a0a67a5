import { expect, test } from "vitest";
import * as v from "valibot";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { checked, ran, refusedFile, rowsOf, startImport } from "../testing/imports.ts";

const who = { company_po_id: 1, user_po_id: 1, kind: "brand" };

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const add = async (...names: readonly string[]) => {
    const ids: number[] = [];
    for (const brand_name of names)
      ids.push(
        Number(
          field((await call("POST /v1/companyBrand", { brand_name, company_po_id: 1 })).body, "brand_id"),
        ),
      );
    return ids;
  };
  const namesOf = async (ids: readonly number[]) => {
    const names: unknown[] = [];
    for (const id of ids) names.push(field((await call(`GET /v1/companyBrand/${id}`)).body, "brand_name"));
    return names;
  };
  /** A file that gives each brand a name. */
  const check = async (rows: readonly (readonly [id: number | undefined, name: string])[]) => {
    const { columns, cells } = tableOf(
      rows.map(([id, name]): Row => ({ brand_id: id === undefined ? "" : String(id), name })),
    );
    const job = await startImport(service(), who, columns, cells);
    const found = await checked(service(), job);
    return { job, found, said: await saidOf(job) };
  };
  const saidOf = async (job: number) =>
    (await rowsOf(service(), job)).map(({ outcome, problems }) => [
      outcome,
      ...(problems ?? []).map(({ label, message }) => `${label ?? "row"}: ${message}`),
    ]);
  const undo = async (job: number) => {
    const { body } = await call(`PUT /v1/companyImport/undo/${job}`, { company_po_id: 1, user_po_id: 1 });
    const id = Number(field(body, "job_id"));
    const state = async () => field((await call(`GET /v1/companyJob/${id}`)).body, "job_state");
    await expect.poll(state, { timeout: 60_000 }).toBe("done");
    const rows = v.parse(v.array(v.looseObject({})), (await call(`GET /v1/companyJobRow/job_id/${id}`)).body);
    return rows.map(({ name, outcome, message }) => [name, outcome, message]);
  };
  const brands = v.array(v.object({ brand_id: v.number(), created_at: v.string(), updated_at: v.string() }));
  const trailOf = async (id: number | undefined) =>
    v
      .parse(
        v.array(v.looseObject({ action: v.string() })),
        (await call(`GET /v1/audit/record/brand/${id ?? 0}?company_po_id=1`)).body,
      )
      .filter(({ action }) => action === "update")
      .map(({ before, after }) => [field(before, "brand_name"), field(after, "brand_name")]);
  const eventsAfter = async (cursor: unknown, ids: readonly number[]) =>
    v
      .parse(
        v.object({
          events: v.array(v.looseObject({ entity: v.string(), entity_id: v.number(), type: v.string() })),
        }),
        (await call(`GET /v1/event?after=${String(cursor)}`)).body,
      )
      // That they were made may be told late: on PostgreSQL another transaction of the server holds back what came before.
      .events.filter(
        ({ entity, entity_id, type }) =>
          entity === "brand" && ids.includes(entity_id) && type !== "brand.created",
      )
      .map(({ entity_id, type, data }) => [entity_id, type, data]);

  test("two brands change their names: the check says so, and the run writes each once, told of once", async () => {
    const ids = await add("Swap A", "Swap B");
    const [a = 0, b = 0] = ids;
    const made = v.parse(brands, (await call(`GET /v1/companyBrand?ids=${ids.join(",")}`)).body);
    const { job, said } = await check([
      [a, "Swap B"],
      [b, "Swap A"],
    ]);
    expect(said).toEqual([["to_change"], ["to_change"]]);
    const promised = (await rowsOf(service(), job)).map(({ before, after }) => ({ before, after }));
    expect(promised).toEqual([
      { before: { brand_name: "Swap A" }, after: { brand_name: "Swap B" } },
      { before: { brand_name: "Swap B" }, after: { brand_name: "Swap A" } },
    ]);
    expect(await namesOf(ids)).toEqual(["Swap A", "Swap B"]);
    const cursor = field((await call("GET /v1/event")).body, "cursor");
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 2, refused_count: 0 } });
    expect(await namesOf(ids)).toEqual(["Swap B", "Swap A"]);
    expect((await rowsOf(service(), job)).map(({ before, after }) => ({ before, after }))).toEqual(promised);
    expect(await trailOf(a)).toEqual([["Swap A", "Swap B"]]);
    expect(await trailOf(b)).toEqual([["Swap B", "Swap A"]]);
    await expect
      .poll(() => eventsAfter(cursor, ids), { timeout: 20_000 })
      .toEqual(ids.map((id) => [id, "brand.changed", { changed: ["brand_name"] }]));
    const now = v.parse(brands, (await call(`GET /v1/companyBrand?ids=${ids.join(",")}`)).body);
    const createdOf = (rows: typeof now) => new Map(rows.map((one) => [one.brand_id, one.created_at]));
    expect(createdOf(now)).toEqual(createdOf(made));
    // Both were written in one transaction, and later than they were made.
    const [at, ...others] = new Set(now.map(({ updated_at }) => updated_at));
    expect(others).toEqual([]);
    expect(made.every(({ updated_at }) => updated_at < (at ?? ""))).toBe(true);
    // Names that were given back are as unique as before.
    expect(await call("POST /v1/companyBrand", { brand_name: "swap a", company_po_id: 1 })).toMatchObject({
      status: 409,
      body: { fields: { brand_name: "Brand Name Already Exist" } },
    });
  });

  test.each([
    ["three in a ring", ["B", "C", "A"], [0, 1, 2]],
    ["a chain whose end comes last", ["B", "C", "New"], [0, 1, 2]],
    ["a chain whose end comes first", ["B", "C", "New"], [2, 1, 0]],
    ["a chain whose end is between", ["B", "C", "New"], [1, 2, 0]],
    ["two rings of which one waits for nothing", ["B", "A", "D", "C"], [0, 2, 1, 3]],
  ] as const)("%s", async (what, wanted, order) => {
    const named = (name: string) => `${what} ${name}`;
    const ids = await add(...["A", "B", "C", "D"].slice(0, wanted.length).map(named));
    const { job, said } = await check(order.map((index) => [ids[index], named(wanted[index] ?? "")]));
    expect(said).toEqual(wanted.map(() => ["to_change"]));
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: wanted.length, refused_count: 0 } });
    expect(await namesOf(ids)).toEqual(wanted.map(named));
    expect(await undo(job)).toEqual(expect.arrayContaining([[expect.anything(), "done", null]]));
    expect(await namesOf(ids)).toEqual(["A", "B", "C", "D"].slice(0, wanted.length).map(named));
    expect(await trailOf(ids[0])).toEqual([
      [named(wanted[0]), named("A")],
      [named("A"), named(wanted[0])],
    ]);
  });

  test("what nobody in the file gives up is taken, and what is refused keeps its name, and so on", async () => {
    const [a, b, c, d, e] = await add("Keep A", "Keep B", "Keep C", "Keep D", "Keep E");
    const { found, job, said } = await check([
      [a, "Keep B"],
      [b, "Keep C"],
      [c, "x".repeat(121)],
      [d, "Keep E"],
      [undefined, "Keep new"],
    ]);
    expect(said).toEqual([
      ["refused", "Brand Name: Row 3 was refused and keeps this value"],
      ["refused", "Brand Name: Row 4 was refused and keeps this value"],
      ["refused", "Brand Name: Must have at most 120 characters"],
      ["refused", "Brand Name: Brand Name Already Exist"],
      ["to_create"],
    ]);
    expect(found).toMatchObject({
      created_count: 1,
      changed_count: 0,
      refused_count: 4,
      job: { ok_count: 1, refused_count: 4, done_count: 5 },
    });
    expect(await refusedFile(service(), job)).toContain(
      `${a},Keep B,Brand Name: Row 3 was refused and keeps this value`,
    );
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 1, refused_count: 4 } });
    expect(await namesOf([a, b, c, d, e].map(Number))).toEqual(
      ["A", "B", "C", "D", "E"].map((name) => `Keep ${name}`),
    );
  });

  test("a name that its own row keeps is taken, and of two rows that take one the first has it", async () => {
    const [a, b, c] = await add("Own A", "Own B", "Own C");
    expect(
      (
        await check([
          [a, "Own B"],
          [b, "Own B"],
        ])
      ).said,
    ).toEqual([["refused", "Brand Name: Brand Name Already Exist"], ["unchanged"]]);
    expect(
      (
        await check([
          [a, "Own B"],
          [c, "Own B"],
          [b, "Own new"],
        ])
      ).said,
    ).toEqual([["to_change"], ["refused", "Brand Name: The same as in row 2"], ["to_change"]]);
  });

  test("where one was changed since the check none of them is written, and the others say why", async () => {
    const ids = await add("Since A", "Since B", "Since C", "Since D");
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const { job } = await check([
      [a, "Since B"],
      [b, "Since C"],
      [c, "Since A"],
      [d, "Since E"],
    ]);
    await call(`PUT /v1/companyBrand/${c}`, { brand_name: "Since other" });
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 1, refused_count: 3 } });
    expect(await saidOf(job)).toEqual([
      ["refused", "Brand Name: Row 3 was refused and keeps this value"],
      ["refused", "Brand Name: Row 4 was refused and keeps this value"],
      ["stale", "row: It was changed since it was checked"],
      ["done"],
    ]);
    expect(await namesOf(ids)).toEqual(["Since A", "Since B", "Since other", "Since E"]);
    expect(await trailOf(a)).toEqual([]);
    const chain = await check([
      [a, "Since B"],
      [b, "Since F"],
    ]);
    await call(`PUT /v1/companyBrand/${b}`, { brand_name: "SINCE B" });
    await ran(service(), chain.job);
    expect(await saidOf(chain.job)).toEqual([
      ["refused", "Brand Name: Row 3 was refused and keeps this value"],
      ["stale", "row: It was changed since it was checked"],
    ]);
  });

  test("names that changed places go back together or stay, and what is checked anew is settled anew", async () => {
    const ids = await add("Back A", "Back B", "Back C");
    const [a = 0, b = 0, c = 0] = ids;
    const { job } = await check([
      [a, "Back B"],
      [b, "Back A"],
      [c, "Back D"],
    ]);
    await checked(service(), job);
    expect(await saidOf(job)).toEqual([["to_change"], ["to_change"], ["to_change"]]);
    await ran(service(), job);
    await call(`PUT /v1/companyBrand/${b}`, { brand_name: "Back touched" });
    expect(await undo(job)).toEqual([
      ["Back D", "done", null],
      ["Back A", "stale", "It was changed since"],
      ["Back B", "refused", "It changed places with another one, which stays as it is"],
    ]);
    expect(await namesOf(ids)).toEqual(["Back B", "Back touched", "Back C"]);
  });
});
