import { expect, test } from "vitest";
import * as v from "valibot";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { checked, ran, startImport } from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const seller = { company_po_id: 1, user_seller_id: 3 };

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const run = async (kind: string, rows: readonly Row[], who: object = owner) => {
    const { columns, cells } = tableOf(rows);
    const job = await startImport(service(), { company_po_id: 1, ...who, kind }, columns, cells);
    await checked(service(), job);
    await ran(service(), job);
    return job;
  };
  const jobOf = async (job: number) =>
    v.parse(v.looseObject({ job_state: v.string() }), (await call(`GET /v1/companyJob/${job}`)).body);
  const undo = (job: number, who: object = owner) => call(`PUT /v1/companyImport/undo/${job}`, who);
  const undone = async (job: number, who: object = owner) => {
    const { status, body } = await undo(job, who);
    expect([status, field(body, "kind")]).toEqual([200, "undo_import"]);
    const id = Number(field(body, "job_id"));
    await expect.poll(async () => (await jobOf(id)).job_state, { timeout: 60_000 }).toBe("done");
    return id;
  };
  /** What the undoing of an import has left, with the reason. */
  const left = async (job: number) =>
    v
      .parse(
        v.array(v.looseObject({ outcome: v.string() })),
        (await call(`GET /v1/companyJobRow/job_id/${job}`)).body,
      )
      .filter(({ outcome }) => outcome !== "done")
      .map(({ entity, name, outcome, message }) => [entity, name, outcome, message]);
  /** What the import itself says of its rows. */
  const rowsOf = async (job: number) =>
    v
      .parse(v.array(v.looseObject({})), (await call(`GET /v1/companyImportRow/job_id/${job}`)).body)
      .map(({ name, outcome }) => [name, outcome]);
  const gone = { status: 422, body: { message: "This cannot be undone any more" } };
  const list = async (path: string) =>
    v.parse(v.array(v.looseObject({})), (await call(`GET /v1/${path}/company_po_id/1`)).body);
  const brands = async () => (await list("companyBrand")).map((one) => String(one["brand_name"]));
  const idOf = async (name: string) =>
    String((await list("companyBrand")).find((one) => one["brand_name"] === name)?.["brand_id"]);

  test("new records go, changed ones get what they had, and what was touched since stays and is named", async () => {
    await run("brand", [{ name: "Undo before" }, { name: "Undo other" }]);
    const [before, other] = [await idOf("Undo before"), await idOf("Undo other")];
    const job = await run("brand", [
      { name: "Undo new" },
      { name: "Undo touched" },
      { brand_id: before, name: "Undo after" },
      { brand_id: other, name: "Undo another" },
    ]);
    expect(await jobOf(job)).toMatchObject({ can_undo: true, ok_count: 4 });
    await call(`PUT /v1/companyBrand/${await idOf("Undo touched")}`, { brand_name: "Undo kept" });
    await call(`PUT /v1/companyBrand/${other}`, { brand_name: "Undo somebody" });
    expect((await call(`GET /v1/companyImport/undo/${job}`)).body).toEqual({
      created_count: 2,
      changed_count: 2,
    });
    const by = await undone(job);
    expect(await jobOf(by)).toMatchObject({ ok_count: 2, refused_count: 2, done_count: 4, total: 4 });
    const names = (await brands()).filter((name) => name.startsWith("Undo"));
    expect(new Set(names)).toEqual(new Set(["Undo before", "Undo kept", "Undo somebody"]));
    expect(await left(by)).toEqual([
      ["brand", "Undo another", "stale", "It was changed since"],
      ["brand", "Undo touched", "stale", "It was changed since"],
    ]);
    expect(await rowsOf(job)).toEqual([
      ["Undo new", "undone"],
      ["Undo touched", "done"],
      ["Undo after", "undone"],
      ["Undo another", "done"],
    ]);
    expect(await jobOf(job)).toMatchObject({ can_undo: false, undone_by: by });
    expect(await undo(job)).toMatchObject(gone);
    expect(await call(`GET /v1/companyImport/undo/${job}`)).toMatchObject(gone);
  });

  test("a tree of categories is taken back from its leaves, and one that moved is moved back with its own", async () => {
    const made = async () =>
      (await Promise.all([1, 2, 3].map(async (level) => list(`l${level}CategoryPO`)))).map((level, index) =>
        level.map((one) => [one[`level${index + 1}_name`], one["level1_id"], one["level2_id"]]),
      );
    await run("category", [
      { category: "Undo A", description: "x" },
      { category: "Undo B", description: "x" },
      { category: "Undo A > One" },
      { category: "Undo A > One > Leaf" },
    ]);
    const before = await made();
    const [, ones, leaves] = await Promise.all([1, 2, 3].map(async (level) => list(`l${level}CategoryPO`)));
    const idIn = (level: number, rows: typeof ones, name: string) =>
      `${level}-${String(rows?.find((one) => one[`level${level}_name`] === name)?.[`level${level}_id`])}`;
    const job = await run("category", [
      { category: "Undo C", description: "x" },
      { category: "Undo C > Two" },
      { category_id: idIn(3, leaves, "Leaf"), category: "Undo C > Two > Moved" },
      { category_id: idIn(2, ones, "One"), category: "Undo B > Uno" },
    ]);
    expect(await made()).not.toEqual(before);
    expect(await jobOf(await undone(job))).toMatchObject({ ok_count: 4, refused_count: 0 });
    expect(await made()).toEqual(before);
  });

  test("what others have come to use stays, and so does what only somebody else may delete", async () => {
    const job = await run("vendor", [{ name: "Undo vendor", phone: "9845012345", payment_terms: "30 days" }]);
    expect(await jobOf(await undone(job))).toMatchObject({ ok_count: 1, refused_count: 0 });
    const used = await run("brand", [{ name: "Undo used" }]);
    const shared = { location: "1", category: "Pantry", cgst: "9", sgst: "9", igst: "18", price: "10" };
    const products = await run("product", [{ ...shared, name: "Undo user", brand: "Undo used" }]);
    const by = await undone(used);
    expect(await jobOf(by)).toMatchObject({ ok_count: 0, refused_count: 1 });
    expect(await left(by)).toEqual([
      ["brand", "Undo used", "refused", expect.stringContaining("Still in use: products carry it")],
    ]);
    // Nothing was given back, so it can be tried again, and succeeds where the product goes first.
    expect(await jobOf(used)).toMatchObject({ can_undo: true });
    expect(await jobOf(await undone(products))).toMatchObject({ ok_count: 1, refused_count: 0 });
    expect(await jobOf(await undone(used))).toMatchObject({ ok_count: 1, refused_count: 0 });
    const theirs = await run("brand", [{ name: "Undo theirs" }], seller);
    expect(await left(await undone(theirs, seller))).toEqual([
      ["brand", "Undo theirs", "refused", "You are not allowed to do this."],
    ]);
    expect(await brands()).toContain("Undo theirs");
    // Rights are those of whoever takes it back.
    await undone(theirs, owner);
    expect(await brands()).not.toContain("Undo theirs");
  });

  test("only who sees the import and may import takes it back, and nothing changes for anybody else", async () => {
    const job = await run("brand", [{ name: "Undo mine" }]);
    const jobs = await list("companyJob");
    expect(await undo(job, seller)).toMatchObject({ status: 404 });
    expect(await undo(job, { company_po_id: 2, user_po_id: 2 })).toMatchObject({ status: 404 });
    expect(await undo(job, { company_po_id: 1 })).toMatchObject({ status: 422 });
    expect(await undo(999_999)).toMatchObject({ status: 404 });
    expect(await undo(job, {})).toMatchObject({ status: 400 });
    expect(await list("companyJob")).toEqual(jobs);
    expect(await brands()).toContain("Undo mine");
  });

  test("what was only checked changed nothing, and cannot be taken back", async () => {
    const { columns, cells } = tableOf([{ name: "Undo never" }]);
    const job = await startImport(service(), { ...owner, kind: "brand" }, columns, cells);
    await checked(service(), job);
    await call(`PUT /v1/companyJob/cancel/${job}`, {});
    expect(await jobOf(job)).toMatchObject({ job_state: "cancelled", can_undo: false });
    expect(await undo(job)).toMatchObject(gone);
  });

  test("every field of vendors, pickup points and manufacturers is given back as it was", async () => {
    const files: readonly (readonly [kind: string, path: string, first: Row, second: Row])[] = [
      [
        "vendor",
        "companyVendor",
        {
          name: "Undo mill",
          phone: "9845012345",
          payment_terms: "30 days",
          state: "Karnataka",
          categories: "Pantry",
          enterprise: "Micro",
        },
        {
          phone: "9845012346",
          payment_terms: "15 days",
          state: "Kerala",
          categories: "Kitchen & Dining > Cookware",
          enterprise: "-",
          area: "Fort",
        },
      ],
      [
        "pickup_point",
        "companyPickupPoint",
        {
          name: "Undo corner",
          location: "Verdant Pune Warehouse",
          area: "Fort",
          zip: "400001",
          state: "Maharashtra",
          phone: "02226634100",
          opening_hours: "Mon-Tue 9:00-13:00",
        },
        { zip: "400002", state: "Goa", phone: "02226634101", opening_hours: "Sat 10:00-14:00" },
      ],
      [
        "manufacturer",
        "companySellerManu",
        { name: "Undo maker", location: "1", country: "India", state: "Karnataka", zip: "560001" },
        { country: "LKA", state: "Western", zip: "-", area: "New" },
      ],
    ];
    for (const [kind, path, first, second] of files) {
      await run(kind, [first]);
      const before = await list(path);
      const job = await run(kind, [{ ...first, ...second }]);
      const changed = await list(path);
      expect(changed).not.toEqual(before);
      const by = await undone(job);
      expect([kind, await left(by)]).toEqual([kind, []]);
      const times = { updated_at: expect.any(String) };
      const timeless = (rows: readonly object[]) => rows.map((row) => ({ ...row, ...times }));
      expect(await list(path)).toEqual(timeless(before));
    }
  });
});
