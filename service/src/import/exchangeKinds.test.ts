import { expect, test } from "vitest";
import * as v from "valibot";
import type { Caller } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { checked, imported, ran, rowsOf, startImport } from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1 };

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const add = async (kind: string, rows: readonly Row[]) => {
    const { columns, cells } = tableOf(rows);
    const made = await imported(service(), { ...owner, kind }, columns, cells);
    expect(made.job.ok_count).toBe(rows.length);
  };
  const saidOf = async (job: number) =>
    (await rowsOf(service(), job)).map(({ outcome, problems }) => [
      outcome,
      ...(problems ?? []).map(({ label, message }) => `${label ?? "row"}: ${message}`),
    ]);
  /** What rows change; a variant that is new has another id when it is written. */
  const changesOf = async (job: number) =>
    (await rowsOf(service(), job)).map(({ before, after }) =>
      JSON.stringify([before, after]).replace(/(?<="variant":null.*"varient_id":)\d+/, "new"),
    );
  /** What a check says of each row, and then what the run has done. */
  const run = async (kind: string, rows: readonly Row[]) => {
    const { columns, cells } = tableOf(rows);
    const job = await startImport(service(), { ...owner, kind }, columns, cells);
    await checked(service(), job);
    const said = await saidOf(job);
    const promised = await changesOf(job);
    await ran(service(), job);
    expect(await changesOf(job)).toEqual(promised);
    return { said, done: await saidOf(job) };
  };
  const list = async (path: string) =>
    v.parse(v.array(v.looseObject({})), (await call(`GET /v1/${path}/company_po_id/1`)).body);

  const files: readonly (readonly [kind: string, path: string, id: string, name: string, form: Row])[] = [
    [
      "vendor",
      "companyVendor",
      "vendor_id",
      "vendor_name",
      { phone: "9845012345", payment_terms: "30 days" },
    ],
    [
      "pickup_point",
      "companyPickupPoint",
      "pickup_point_id",
      "pickup_point_name",
      {
        location: "1",
        area: "Fort",
        zip: "400001",
        state: "Maharashtra",
        phone: "02226634100",
        opening_hours: "Mon-Tue 9:00-13:00",
      },
    ],
    [
      "manufacturer",
      "companySellerManu",
      "manufacturer_id",
      "manu_name",
      { location: "1", country: "Nepal" },
    ],
  ];

  test.each(files)("names of %s records change places", async (kind, path, id, name, form) => {
    await add(kind, [
      { ...form, name: "Place A" },
      { ...form, name: "Place B" },
    ]);
    const key = kind === "manufacturer" ? "manu_id" : id;
    const idOf = async (wanted: string) =>
      String((await list(path)).find((one) => one[name] === wanted)?.[key]);
    const [a, b] = [await idOf("Place A"), await idOf("Place B")];
    const { said, done } = await run(kind, [
      { [id]: a, name: "Place B" },
      { [id]: b, name: "Place A" },
    ]);
    expect({ said, done }).toEqual({ said: [["to_change"], ["to_change"]], done: [["done"], ["done"]] });
    expect([await idOf("Place B"), await idOf("Place A")]).toEqual([a, b]);
  });

  test("names of categories change places below their parent, and one moves to where another gives way", async () => {
    await add("category", [
      { category: "Ring A", description: "x" },
      { category: "Ring B", description: "x" },
      { category: "Ring A > One" },
      { category: "Ring A > Two" },
      { category: "Ring B > One" },
      { category: "Ring A > One > Leaf" },
      { category: "Ring A > One > Bud" },
    ]);
    const levels = await Promise.all([1, 2, 3].map(async (level) => list(`l${level}CategoryPO`)));
    const idIn = (level: number, name: string, parent?: string) => {
      const found = levels[level - 1]?.find(
        (one) =>
          one[`level${level}_name`] === name &&
          (parent === undefined || String(one[`level${level - 1}_id`]) === parent.slice(2)),
      );
      return `${level}-${String(found?.[`level${level}_id`])}`;
    };
    const [ringA, ringB] = [idIn(1, "Ring A"), idIn(1, "Ring B")];
    const { said, done } = await run("category", [
      { category_id: ringA, name: "Ring B" },
      { category_id: ringB, name: "Ring A" },
      { category_id: idIn(3, "Leaf"), name: "Bud" },
      { category_id: idIn(3, "Bud"), name: "Leaf" },
    ]);
    expect({ said, done }).toEqual({
      said: [["to_change"], ["to_change"], ["to_change"], ["to_change"]],
      done: [["done"], ["done"], ["done"], ["done"]],
    });
    const [oneOfA, twoOfA, oneOfB] = [idIn(2, "One", ringA), idIn(2, "Two", ringA), idIn(2, "One", ringB)];
    // Ring A is the other one now: its One and that of Ring B change parents, and Two takes the name of what went.
    const moved = await run("category", [
      { category_id: oneOfA, category: "Ring A > One" },
      { category_id: oneOfB, category: "Ring B > One" },
    ]);
    expect(moved).toEqual({ said: [["to_change"], ["to_change"]], done: [["done"], ["done"]] });
    const renamed = await run("category", [
      { category_id: twoOfA, name: "One" },
      { category_id: oneOfB, name: "Three" },
    ]);
    expect(renamed.done).toEqual([["done"], ["done"]]);
  });

  const shared = { location: "1", category: "Pantry", price: "10", cgst: "9", sgst: "9", igst: "18" };
  const plain = (product_sku: string, more: Row = {}): Row => ({
    ...shared,
    product_sku,
    name: `Product ${product_sku}`,
    ...more,
  });
  const productOf = async (sku: string, location = 1) => {
    const { body } = await call(`GET /v1/companySellerProdLoc/company_po_id/1?q=${sku}`);
    const found = v.parse(v.array(v.looseObject({ prod_id: v.number() })), body);
    const one = found.find((record) => record["sku_seller"] === sku && record["seller_id"] === location);
    return String(one?.prod_id);
  };
  const variantsOf = async (prodId: string) =>
    v
      .parse(
        v.array(v.looseObject({ varient_id: v.number(), sku_seller: v.nullable(v.string()) })),
        (await call(`GET /v1/companySellerProdVarient/AllowVarient/${prodId}`)).body,
      )
      .map(({ varient_id, sku_seller }) => [String(varient_id), sku_seller] as const);

  test("SKUs of products are sorted anew, and what nobody needs is written where a row is wrong", async () => {
    await add("product", [plain("SORT-1"), plain("SORT-2"), plain("SORT-3"), plain("SORT-4")]);
    const ids = await Promise.all([1, 2, 3, 4].map((number) => productOf(`SORT-${number}`)));
    const [one = "", two = "", three = "", four = ""] = ids;
    const wrong = await run("product", [
      { product_id: one, product_sku: "SORT-2" },
      { product_id: two, product_sku: "SORT-1", price: "-5" },
      { product_id: three, product_sku: "SORT-4", price: "11" },
      { product_id: four, product_sku: "SORT-5" },
    ]);
    expect(wrong).toEqual({
      said: [
        ["refused", "SKU: Row 3 was refused and keeps this value"],
        ["refused", expect.stringMatching(/^Price: /)],
        ["to_change"],
        ["to_change"],
      ],
      done: [
        ["refused", "SKU: Row 3 was refused and keeps this value"],
        ["refused", expect.stringMatching(/^Price: /)],
        ["done"],
        ["done"],
      ],
    });
    expect([await productOf("SORT-1"), await productOf("SORT-2")]).toEqual([one, two]);
    expect([await productOf("SORT-4"), await productOf("SORT-5")]).toEqual([three, four]);
    const right = await run("product", [
      { product_id: one, product_sku: "sort-2" },
      { product_id: two, product_sku: "SORT-4" },
      { product_id: three, product_sku: "SORT-1" },
    ]);
    expect(right.done).toEqual([["done"], ["done"], ["done"]]);
    expect(await Promise.all(["sort-2", "SORT-4", "SORT-1"].map((sku) => productOf(sku)))).toEqual([
      one,
      two,
      three,
    ]);
  });

  test("SKUs of variants change places within a product and between products, and a new one takes what is given up", async () => {
    const variant = (variant_sku: string): Row => ({
      variant_sku,
      variant_short_name: variant_sku,
      variant_long_name: variant_sku,
      price: "10",
    });
    await add("product", [
      { ...plain("VAR-1"), ...variant("VAR-1-A") },
      { product_sku: "VAR-1", ...variant("VAR-1-B") },
      { ...plain("VAR-2"), ...variant("VAR-2-A") },
    ]);
    const [first, second] = [await productOf("VAR-1"), await productOf("VAR-2")];
    const [a = "", b = ""] = (await variantsOf(first)).map(([id]) => id);
    const [c = ""] = (await variantsOf(second)).map(([id]) => id);
    const within = await run("product", [
      { product_id: first, variant_id: a, variant_sku: "VAR-1-B" },
      { product_id: first, variant_id: b, variant_sku: "VAR-1-A" },
    ]);
    expect(within).toEqual({ said: [["to_change"], ["to_change"]], done: [["done"], ["done"]] });
    const between = await run("product", [
      { product_id: first, variant_id: a, variant_sku: "VAR-2-A" },
      { product_id: second, variant_id: c, variant_sku: "VAR-1-B" },
    ]);
    expect(between.done).toEqual([["done"], ["done"]]);
    expect(await variantsOf(first)).toEqual([
      [a, "VAR-2-A"],
      [b, "VAR-1-A"],
    ]);
    expect(await variantsOf(second)).toEqual([[c, "VAR-1-B"]]);
    const added = await run("product", [
      { product_id: second, ...variant("VAR-1-A") },
      { product_id: first, variant_id: b, variant_sku: "VAR-1-C" },
    ]);
    expect(added).toEqual({ said: [["to_create"], ["to_change"]], done: [["done"], ["done"]] });
  });

  test("an SKU of another location is no reason to wait for it", async () => {
    await add("product", [plain("FAR-1"), plain("FAR-2", { location: "2" })]);
    const [here, there] = [await productOf("FAR-1"), await productOf("FAR-2", 2)];
    const { said, done } = await run("product", [
      { product_id: here, product_sku: "FAR-2" },
      { product_id: there, product_sku: "FAR-1", price: "-5" },
    ]);
    expect([said[0], done[0], said[1]?.[0]]).toEqual([["to_change"], ["done"], "refused"]);
    expect([await productOf("FAR-2"), await productOf("FAR-2", 2)]).toEqual([here, there]);
  });
});
