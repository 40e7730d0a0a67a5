import { expect, test } from "vitest";
import * as v from "valibot";
import { field } from "../testing/caller.ts";
import { onEveryEngine } from "../testing/engines.ts";
import {
  checked,
  imported,
  importOf,
  mapped,
  rowsOf,
  ran,
  refusedFile,
  startImport,
} from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const seller = { company_po_id: 1, user_seller_id: 3 };

onEveryEngine((service) => {
  const brandOf = async (id: number) => (await service().call(`GET /v1/companyBrand/${id}`)).body;
  const allBrands = async () => (await service().call("GET /v1/companyBrand/company_po_id/1")).body;
  const add = async (brand_name: string, company_po_id = 1) =>
    Number(
      field((await service().call("POST /v1/companyBrand", { brand_name, company_po_id })).body, "brand_id"),
    );
  const brands = (
    rows: readonly (readonly string[])[],
    who: typeof owner | typeof seller = owner,
    columns = ["brand_id", "name"],
  ) => startImport(service(), { ...who, kind: "brand" }, columns, rows);

  test("a check says what every row would do in the words of the mutation, and writes nothing", async () => {
    const [kept, renamed, foreign] = [await add("Kept"), await add("Old name"), await add("Theirs", 2)];
    const before = await allBrands();
    const job = await brands([
      ["", "Brand new"],
      ["", "kept"],
      [String(renamed), "New name"],
      [String(renamed), "Newer name"],
      ["", ""],
      [String(foreign), "Mine now"],
      ["999999", "Nobody's"],
      ["", "x".repeat(121)],
      ["", "BRAND NEW"],
      ["9.18E+09", "Rounded"],
      [String(kept), "-"],
      ["", "a", "too much"],
    ]);
    const result = await checked(service(), job);
    expect(result).toMatchObject({
      created_count: 1,
      changed_count: 2,
      unchanged_count: 0,
      refused_count: 9,
      job: { job_state: "ready", total: 12, done_count: 12, ok_count: 3, refused_count: 9, skipped_count: 0 },
    });
    const rows = await rowsOf(service(), job);
    const said = rows.map(({ row_no, outcome, problems }) => [
      row_no,
      outcome,
      ...(problems ?? []).map(({ label, message }) => `${label ?? "row"}: ${message}`),
    ]);
    expect(said).toEqual([
      [2, "to_create"],
      [3, "to_change"],
      [4, "to_change"],
      [5, "refused", "Brand id: The same as in row 4"],
      [6, "refused", "Brand Name: Brand Name is required"],
      [7, "refused", "Brand id: The brand does not exist"],
      [8, "refused", "Brand id: The brand does not exist"],
      [9, "refused", "Brand Name: Must have at most 120 characters"],
      [10, "refused", "Brand Name: The same as in row 2"],
      [11, "refused", "Brand id: Looks rounded by a spreadsheet"],
      [12, "refused", "Brand Name: Brand Name is required"],
      [13, "refused", "row: Has more cells than there are columns"],
    ]);
    expect(rows.slice(0, 3)).toMatchObject([
      { entity: "brand", entity_id: null, before: null, after: { brand_name: "Brand new" } },
      { entity_id: kept, before: { brand_name: "Kept" }, after: { brand_name: "kept" } },
      { entity_id: renamed, name: "New name", before: { brand_name: "Old name" } },
    ]);
    expect(await allBrands()).toEqual(before);
    expect((await service().call(`GET /v1/audit/company_po_id/1?job_id=${job}`)).body).toEqual([]);
  });

  test("a run does what was found, once, and what was refused can be corrected and fed back", async () => {
    const renamed = await add("To be renamed");
    const rows = [
      ["", "Run one"],
      ["", ""],
      [String(renamed), "Was renamed"],
      ["", "Run one"],
      ["", "=1+1"],
    ];
    const job = await brands(rows);
    await checked(service(), job);
    const done = await ran(service(), job);
    expect(done).toMatchObject({
      created_count: 2,
      changed_count: 1,
      refused_count: 2,
      job: { job_state: "done", total: 5, done_count: 5, ok_count: 3, refused_count: 2, part_count: 1 },
    });
    expect(await brandOf(renamed)).toMatchObject({ brand_name: "Was renamed" });
    const outcomes = (await rowsOf(service(), job)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["done", "refused", "done", "refused", "done"]);
    expect(await refusedFile(service(), job)).toBe(
      [
        "brand_id,name,error",
        ",,Brand Name: Brand Name is required",
        ",Run one,Brand Name: The same as in row 2",
        "",
      ].join("\r\n"),
    );
    const trail = await service().call(`GET /v1/audit/company_po_id/1?entity=brand&job_id=${job}`);
    expect(trail.body).toHaveLength(3);
    const again = await imported(
      service(),
      { ...owner, kind: "brand" },
      ["brand_id", "name", "error"],
      [
        ["", "Run two", "Brand Name: Brand Name is required"],
        ["", "Run one", "Brand Name: The same as in row 2"],
        ["", "'=1+1", ""],
      ],
    );
    expect(again).toMatchObject({ created_count: 1, unchanged_count: 2, refused_count: 0 });
    const names = v.parse(v.array(v.object({ brand_name: v.string() })), await allBrands());
    expect(names.filter(({ brand_name }) => /^(Run (one|two)|=1\+1)$/.test(brand_name))).toHaveLength(3);
  });

  test("a record that was changed since the check is left as it is, and so is one that came meanwhile", async () => {
    const [changed, gone, same] = [await add("Stale one"), await add("Stale two"), await add("Stale three")];
    const job = await brands([
      [String(changed), "Mine"],
      [String(gone), "Gone"],
      ["", "Meanwhile"],
      [String(same), "Stale 3"],
    ]);
    await checked(service(), job);
    await service().call(`PUT /v1/companyBrand/${changed}`, { brand_name: "Theirs" });
    await service().call(`DELETE /v1/companyBrand/${gone}`);
    await add("Meanwhile");
    const done = await ran(service(), job);
    expect(done.job).toMatchObject({ job_state: "done", ok_count: 1, refused_count: 3 });
    const said = (await rowsOf(service(), job)).map(({ outcome, problems }) => [
      outcome,
      problems?.[0]?.message ?? null,
    ]);
    expect(said).toEqual([
      ["stale", "It was changed since it was checked"],
      ["refused", "The brand does not exist"],
      ["stale", "It was changed since it was checked"],
      ["done", null],
    ]);
    expect(await brandOf(changed)).toMatchObject({ brand_name: "Theirs" });
    expect(await brandOf(same)).toMatchObject({ brand_name: "Stale 3" });
  });

  test("rows of who may not do what they say are refused; who may not import starts nothing", async () => {
    const own = await add("Location's wish");
    const job = await brands(
      [
        ["", "Added by a location"],
        [String(own), "Renamed by a location"],
      ],
      seller,
    );
    await checked(service(), job);
    expect(
      (await rowsOf(service(), job)).map(({ outcome, problems }) => [outcome, problems?.[0]?.message]),
    ).toEqual([
      ["to_create", undefined],
      ["refused", "You are not allowed to do this."],
    ]);
    const give = (role_id: number) => service().call("PUT /v1/companyUserSeller/3", { role_id });
    // A packer.
    expect(await give(9)).toMatchObject({ status: 200 });
    const { body: before } = await service().call("GET /v1/companyJob/company_po_id/1");
    const start = { kind: "brand", source: "x", columns: ["name"], total: 1 };
    for (const [who, message] of [
      [seller, "The person may not do this"],
      [{ company_po_id: 2, user_po_id: 1 }, "There is no such person"],
    ] as const)
      expect(await service().call("POST /v1/companyImport", { ...start, ...who })).toMatchObject({
        status: 422,
        body: { message },
      });
    expect((await service().call("GET /v1/companyJob/company_po_id/1")).body).toEqual(before);
    await service().call(`PUT /v1/companyImport/run/${job}`, {});
    await expect
      .poll(async () => (await importOf(service(), job)).job)
      .toMatchObject({ job_state: "failed", message: "not_allowed", ok_count: 0 });
    // A location's owner, as before.
    await give(7);
    expect(JSON.stringify(await allBrands())).not.toContain("by a location");
    expect((await service().call(`PUT /v1/companyJob/retry/${job}`, {})).status).toBe(200);
    await expect
      .poll(async () => (await importOf(service(), job)).job)
      .toMatchObject({ job_state: "done", ok_count: 1 });
  });

  test("columns are found by their names, and what was chosen for them is remembered for who chose it", async () => {
    const columns = ["ब्रांड का नाम", "BRAND-ID", "Remark"];
    const start = async (who: object) =>
      (
        await service().call("POST /v1/companyImport", {
          ...who,
          kind: "brand",
          source: "x",
          columns,
          total: 1,
        })
      ).body;
    const first = await start(owner);
    expect(first).toMatchObject({
      job: { job_state: "staging", total: 1, done_count: 0, kind: "import_brand" },
      fields: [
        { name: "brand_id", label: "Brand id", is_required: false },
        { name: "name", label: "Brand Name", is_required: true },
      ],
      columns: columns.map((name) => ({ name, samples: [] })),
      mapping: [
        { field: "brand_id", column: 1, constant: null },
        { field: "name", column: 0, constant: null },
      ],
      is_mapped: false,
    });
    const job = Number(field(field(first, "job"), "job_id"));
    const path = `/v1/companyImport/rows/${job}`;
    const early = await mapped(service(), job, [{ field: "name", column: 2 }]);
    expect(early).toMatchObject({ status: 422, body: { message: "The file is still being read" } });
    await service().call(`POST ${path}`, { rows: [{ row_no: 2, cells: ["one", "", "first"] }] });
    await service().call(`POST ${path}`, { rows: [{ row_no: 2, cells: ["one", "", "again"] }] });
    const more = await service().call(`POST ${path}`, { rows: [{ row_no: 3, cells: ["two"] }] });
    expect(more).toMatchObject({ status: 422, body: { fields: { rows: "Only 1 rows were to come" } } });
    expect((await service().call(`GET /v1/companyImport/${job}`)).body).toMatchObject({
      staged_count: 1,
      columns: [{ samples: ["one"] }, { samples: [""] }, { samples: ["again"] }],
    });
    for (const [mapping, message] of [
      [[{ field: "nothing", column: 0 }], "There is no field nothing"],
      [[{ field: "brand_id", column: 0 }], "Choose a column for Brand Name"],
      [[{ field: "name", column: 3 }], "There is no such column"],
      [
        [
          { field: "name", column: 0 },
          { field: "name", column: 1 },
        ],
        "Brand Name is mapped twice",
      ],
      [[{ field: "name" }], "Brand Name is one of a column and a text"],
    ] as const)
      expect(await mapped(service(), job, mapping)).toMatchObject({
        status: 422,
        body: { fields: { mapping: message } },
      });
    const chosen = [{ field: "name", column: 2, constant: null }];
    await checked(service(), job, chosen);
    expect(await start(owner)).toMatchObject({ mapping: chosen });
    expect(await start(seller)).toMatchObject({
      mapping: [{ field: "brand_id" }, { field: "name", column: 0 }],
    });
    expect(await mapped(service(), job, chosen)).toMatchObject({ status: 200 });
    expect(
      (await service().call(`POST ${path}`, { rows: [{ row_no: 2, cells: ["late"] }] })).body,
    ).toMatchObject({ message: "The rows of this import have come already" });
  });

  test("an import that is not checked does not run, and one that is cancelled is over", async () => {
    const job = await brands([["", "Never"]]);
    expect(await service().call(`PUT /v1/companyImport/run/${job}`, {})).toMatchObject({
      status: 422,
      body: { message: "Only an import that was checked can be run" },
    });
    const cancelled = await service().call(`PUT /v1/companyJob/cancel/${job}`, {});
    expect(cancelled.body).toMatchObject({ job_state: "cancelled", can_retry: false });
    const other = await brands([["", "Never either"]]);
    await checked(service(), other);
    await service().call(`PUT /v1/companyJob/cancel/${other}`, {});
    expect(await service().call(`PUT /v1/companyImport/run/${other}`, {})).toMatchObject({ status: 422 });
    expect(JSON.stringify(await allBrands())).not.toContain("Never");
    expect((await service().call("GET /v1/companyImport/999999")).status).toBe(404);
    expect((await service().call("PUT /v1/companyImport/run/999999", {})).status).toBe(404);
  });

  test.each([
    [
      { kind: "everything" },
      400,
      "kind is one of brand, category, product, price_stock, manufacturer, vendor, pickup_point, collection_product",
    ],
    [{ total: 50_001 }, 422, "At most 50000 rows can be imported at once"],
    [{ columns: Array.from({ length: 101 }, () => "x") }, 400, "At most 100 columns"],
    [{ columns: [] }, 400, "columns is required"],
  ])("%j is refused", async (changes, status, message) => {
    const body = { ...owner, kind: "brand", source: "x", columns: ["name"], total: 1, ...changes };
    const refused = await service().call("POST /v1/companyImport", body);
    expect([refused.status, field(refused.body, "message")]).toEqual([status, message]);
  });
});
