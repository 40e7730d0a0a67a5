import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registration } from "../testing/registration.ts";
import { copySeeded, everyEngine } from "../testing/seededCopy.ts";
import { openDatabase, type OpenDatabase } from "./database.ts";
import { migrations } from "./migrations.ts";
import { tellNameClashes } from "./nameClashes.ts";

/** The statements of the migrations before and from one on. */
function split(name: string): readonly [readonly string[], readonly string[]] {
  const names = Object.keys(migrations);
  const at = names.indexOf(name);
  const of = (part: readonly string[]) => part.flatMap((each) => migrations[each] ?? []);
  return [of(names.slice(0, at)), of(names.slice(at))];
}

describe.each(everyEngine)("on %s", (engine) => {
  let database: OpenDatabase;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const copy = await copySeeded(engine);
    database = await openDatabase(copy.storage);
    remove = copy.remove;
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  const keyOf = async (name: string) => {
    const { rows } = await sql<{ key: string }>`select name_key(${name}) as key`.execute(database.db);
    return rows[0]?.key;
  };

  test.each([
    ["case", "VERDANT"],
    ["full-width letters", "Ｖｅｒｄａｎｔ"],
    ["a zero-width space", "Ver\u200Bdant"],
    ["a joiner", "Ver\u200Ddant"],
    ["a soft hyphen", "Ver\u00ADdant"],
    ["direction marks", "\u202AVerdant\u200F"],
    ["a byte order mark", "\uFEFFVerdant"],
    ["a variation selector", "Verdant\uFE0F"],
    ["a tag character", "Verdant\u{E0041}"],
    ["a filler", "Verdant\u3164"],
    ["white space", "\u00A0Verdant\u3000"],
  ])("a name and the same with %s are one", async (_what, name) => {
    expect(await keyOf(name)).toBe("verdant");
  });

  test.each([
    ["ÉCLAIR", "éclair"],
    ["E\u0301clair", "éclair"],
    ["ЖУК", "жук"],
    ["ﬁne  wood", "fine wood"],
    ["श्री", "श्री"],
  ])("%s is compared as %s", async (name, key) => {
    expect(await keyOf(name)).toBe(key);
  });

  test("names are unique by nothing else", async () => {
    const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
      where schemaname = current_schema() and indexdef like 'CREATE UNIQUE%' and indexdef like '%lower(%'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  // The copy is emptied rather than a database made, which the embedded engine takes seconds for.
  test("of names from before that look the same the first stays, the others get a number, in the trail and the log", async () => {
    const { db } = database;
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    };
    const [before, after] = split("0035-name-keys");
    await run(before);
    const { admin_email, business_subdomain, ...form } = registration("Verdant");
    for (const [index, business_name] of [
      "Verdant",
      "Ver\u00ADdant",
      "Ｖｅｒｄａｎｔ",
      "Verdant (2)",
    ].entries())
      await db
        .insertInto("company")
        .values({
          ...form,
          business_name,
          business_subdomain: `${business_subdomain}${"abcd"[index]}`,
          admin_email,
        })
        .execute();
    await db
      .insertInto("brand")
      .values([
        { company_po_id: 1, brand_name: "Mitti" },
        { company_po_id: 2, brand_name: "Mitti\u200B" },
        { company_po_id: 1, brand_name: "Mitti\u200B" },
      ])
      .execute();
    await db.deleteFrom("audit").execute();
    await run(after);
    const companies = await db
      .selectFrom("company")
      .select("business_name")
      .orderBy("company_po_id")
      .execute();
    expect(companies.map(({ business_name }) => business_name)).toEqual([
      "Verdant",
      "Ver\u00ADdant (3)",
      "Ｖｅｒｄａｎｔ (4)",
      "Verdant (2)",
    ]);
    const brands = await db.selectFrom("brand").select("brand_name").orderBy("brand_id").execute();
    expect(brands.map(({ brand_name }) => brand_name)).toEqual(["Mitti", "Mitti\u200B", "Mitti\u200B (2)"]);
    const trail = await db
      .selectFrom("audit")
      .select(["actor", "entity", "entity_id"])
      .orderBy("audit_id")
      .execute();
    expect(trail).toEqual([
      { actor: "name clash", entity: "company", entity_id: 2 },
      { actor: "name clash", entity: "company", entity_id: 3 },
      { actor: "name clash", entity: "brand", entity_id: 3 },
    ]);
    const told: unknown[] = [];
    await tellNameClashes(db, (clash) => told.push(clash));
    await tellNameClashes(db, (clash) => told.push(clash));
    expect(told).toEqual([
      {
        entity: "company",
        entity_id: 2,
        company_po_id: 2,
        was: "Ver\u00ADdant",
        becomes: "Ver\u00ADdant (3)",
      },
      {
        entity: "company",
        entity_id: 3,
        company_po_id: 3,
        was: "Ｖｅｒｄａｎｔ",
        becomes: "Ｖｅｒｄａｎｔ (4)",
      },
      { entity: "brand", entity_id: 3, company_po_id: 1, was: "Mitti\u200B", becomes: "Mitti\u200B (2)" },
    ]);
  });
});
