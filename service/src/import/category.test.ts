import { expect, test } from "vitest";
import * as v from "valibot";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { checked, imported, importOf, ran, rowsOf, startImport } from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1, kind: "category" };

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const check = async (rows: readonly Row[], who: object = {}) => {
    const { columns, cells } = tableOf(rows);
    const job = await startImport(service(), { ...owner, ...who }, columns, cells);
    await checked(service(), job);
    const said = (await rowsOf(service(), job)).map(({ outcome, problems }) => [
      outcome,
      ...(problems ?? []).map(({ label, message }) => `${label ?? "row"}: ${message}`),
    ]);
    return { job, said };
  };
  const run = (rows: readonly Row[]) => {
    const { columns, cells } = tableOf(rows);
    return imported(service(), owner, columns, cells);
  };
  const level = async (number: 1 | 2 | 3) =>
    v.parse(v.array(v.looseObject({})), (await call(`GET /v1/l${number}CategoryPO/company_po_id/1`)).body);
  const named = async (number: 1 | 2 | 3, name: string) =>
    (await level(number)).filter((one) => one[`level${number}_name`] === name);

  test("a tree is read from one file: each category by its path, or by its name and its parent, below what is above it", async () => {
    const rows: Row[] = [
      { category: "Garden", description: "All that grows", order: "900" },
      { category: "Garden > Tools" },
      { name: "Spades", parent: "garden>tools", order: "4" },
      { name: "Rakes", parent: "Garden > Tools" },
      { category: "Pantry > Teas" },
    ];
    const before = await level(2);
    const { job, said } = await check(rows);
    expect(said).toEqual([["to_create"], ["to_create"], ["to_create"], ["to_create"], ["to_create"]]);
    // A parent that goes with the check is not told of by an id that nobody has.
    expect((await rowsOf(service(), job))[1]).toMatchObject({
      after: { level2_name: "Tools", level1_id: null },
    });
    // A check leaves nothing behind, not even what stands above a row.
    expect(await level(2)).toEqual(before);
    expect(await named(1, "Garden")).toEqual([]);
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 5, refused_count: 0 } });
    const [garden] = await named(1, "Garden");
    expect(garden).toMatchObject({ description: "All that grows", level1_order_id: 900, children_count: 1 });
    const [tools] = await named(2, "Tools");
    expect(tools).toMatchObject({ level1_id: garden?.["level1_id"], level2_order_id: 1 });
    const under = { level1_id: garden?.["level1_id"], level2_id: tools?.["level2_id"] };
    expect(await named(3, "Spades")).toMatchObject([{ ...under, level3_order_id: 4 }]);
    expect(await named(3, "Rakes")).toMatchObject([{ ...under, level3_order_id: 5 }]);
    expect(await run(rows.slice(0, 2))).toMatchObject({ unchanged_count: 2, job: { skipped_count: 2 } });
  });

  test("what the form refuses is refused, and what is not there above it is named", async () => {
    const [known] = await level(2);
    const id = `2-${String(known?.["level2_id"])}`;
    const { said } = await check([
      { category: "Nowhere > Below" },
      { category: "Shed", description: "Odd things" },
      { category: "shed", description: "Again" },
      { category: "Shed > Pots > Deep" },
      { category: "Shed > Pots" },
      { category: "Bare" },
      { category: "Shed > Pots > Deep > Deeper" },
      { category: "Shed > Lids", description: "Not here" },
      { category: "Shed > " },
      { category: "Shed > Jars", name: "Jars" },
      { order: "3" },
      { category: "Shed > Cans", order: "0" },
      { category_id: "2-999999", order: "1" },
      { category_id: "7", order: "1" },
      { category_id: id, category: "Somewhere" },
      { category_id: id, parent: "Nowhere" },
    ]);
    expect(said).toEqual([
      ["refused", "Category path: The category above it does not exist: Nowhere"],
      ["to_create"],
      ["refused", "Category path: The same as in row 3"],
      ["refused", "Category path: The category above it does not exist: Shed > Pots"],
      ["to_create"],
      ["refused", "Description: Description is required"],
      ["refused", "Category path: Level must be 1, 2 or 3"],
      ["refused", "Description: Only a level 1 category has a description"],
      ["refused", "Category path: Level2 Name is required"],
      ["refused", "Category path: Give the path, or else the name and its parent"],
      ["refused", "Name: Name is required"],
      ["refused", "Order: Order ID is a whole number from 1 to 1000000"],
      ["refused", "Category id: The category does not exist"],
      ["refused", "Category id: The category does not exist"],
      ["refused", "Category path: A category stays on its level"],
      ["refused", "Parent category: The category above it does not exist: Nowhere"],
    ]);
  });

  test("one that is there is found by its id and renamed and moved with what is below it, or by its path", async () => {
    const rows: Row[] = [
      { category: "Attic", description: "Above" },
      { category: "Cellar", description: "Below" },
      { category: "Attic > Chests" },
      { category: "Attic > Chests > Oak" },
    ];
    await run(rows);
    const [chests] = await named(2, "Chests");
    const id = `2-${String(chests?.["level2_id"])}`;
    const { job, said } = await check([
      { category_id: id, category: "Cellar > Trunks" },
      { category: "Cellar > Trunks > Elm" },
      { category: "Attic", description: "Higher" },
    ]);
    expect(said).toEqual([["to_change"], ["to_create"], ["to_change"]]);
    const [moved] = await rowsOf(service(), job);
    expect(moved).toMatchObject({
      entity: "category2",
      before: { level2_name: "Chests", level1_id: chests?.["level1_id"] },
      after: { level2_name: "Trunks" },
    });
    await ran(service(), job);
    const [cellar] = await named(1, "Cellar");
    expect(await named(2, "Trunks")).toMatchObject([
      { level1_id: cellar?.["level1_id"], level2_id: chests?.["level2_id"] },
    ]);
    expect(await named(3, "Oak")).toMatchObject([{ level1_id: cellar?.["level1_id"] }]);
    expect(await named(3, "Elm")).toMatchObject([{ level2_id: chests?.["level2_id"] }]);
    expect(await named(1, "Attic")).toMatchObject([{ description: "Higher" }]);
  });

  test("one whose parent was not written is refused in the run", async () => {
    const { job } = await check([{ category: "Late", description: "Late" }, { category: "Late > Later" }]);
    expect((await importOf(service(), job)).created_count).toBe(2);
    await call("POST /v1/l1CategoryPO", {
      company_po_id: 1,
      level1_name: "Late",
      description: "Somebody else's",
      level1_order_id: 1,
    });
    const made = await named(1, "Late");
    await call(`DELETE /v1/l1CategoryPO/${String(field(made[0], "level1_id"))}`);
    await call("POST /v1/l1CategoryPO", {
      company_po_id: 1,
      level1_name: "Late",
      description: "Somebody else's",
      level1_order_id: 1,
    });
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 1, refused_count: 1 } });
    expect((await rowsOf(service(), job)).map(({ outcome }) => outcome)).toEqual(["stale", "done"]);
  });

  test("a location's people change none, whatever the file says", async () => {
    const [known] = await level(1);
    const id = `1-${String(known?.["level1_id"])}`;
    const denied = ["refused", "row: You are not allowed to do this."];
    const before = await level(1);
    const who = { user_po_id: undefined, user_seller_id: 3 };
    const { said } = await check(
      [
        { category: "Theirs", description: "x" },
        { category_id: id, name: "Mine" },
      ],
      who,
    );
    expect(said).toEqual([denied, denied]);
    expect(await level(1)).toEqual(before);
  });
});
