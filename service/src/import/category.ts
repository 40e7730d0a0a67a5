import { sql } from "kysely";
import * as v from "valibot";
import { category } from "../category/resource.ts";
import { broken } from "../http/httpError.ts";
import { largestOrder } from "../http/renumber.ts";
import type { Values } from "../job/rowTable.ts";
import { categoryOf, keyOf, levelAt, levels, nameAt, nameOf, orderOf } from "./categoryLevels.ts";
import type { Claim, Importing, ImportKind, ReadRow, RowValues, WrittenRow } from "./kind.ts";
import { nameKey } from "./recordKind.ts";
import { ofRow } from "./refusal.ts";
import { checkUntouched } from "./sameRecord.ts";
import { line, longText, whole } from "./value.ts";

/** No name has this letter. */
const between = "\u001F";

/** That a category stands at a path, which is given as its names are compared. */
const standsAt = (key: string): Claim => ({ field: "category", key });

const record = v.looseObject({ updated_at: v.string() });

type Found = v.InferOutput<typeof record>;

/** Where a row says that its category stands; null for what it says nothing of. */
interface Place {
  readonly name: string | null;
  /** The names above it, level 1 first. */
  readonly above: readonly string[] | null;
}

const partsOf = (path: string): string[] => path.split(">").map((name) => name.trim());

/** What a row says by the whole path, or else by the name and the path of its parent. @throws HttpError 422 */
function placeOf({ category: path, name, parent }: RowValues): Place {
  if (path !== undefined) {
    if (name !== undefined || parent !== undefined)
      throw broken("Give the path, or else the name and its parent", "path");
    const parts = typeof path === "string" ? partsOf(path) : [];
    return { name: parts.at(-1) ?? "", above: parts.slice(0, -1) };
  }
  const above = parent === undefined ? null : typeof parent === "string" ? partsOf(parent) : [];
  // Without a parent a new one is of level 1, and one that is there stays where it is.
  return { name: name === undefined ? null : typeof name === "string" ? name : "", above };
}

/** A category of a level by its name below its parent, or by its id; locked. */
async function find(
  level: number,
  where: { readonly id: number } | { readonly name: string; readonly parents: readonly number[] },
  { db, companyId }: Importing,
): Promise<Found | undefined> {
  const is =
    "id" in where
      ? sql`${sql.ref(keyOf(level))} = ${where.id}`
      : sql`name_key(${sql.ref(nameOf(level))}) = name_key(${where.name})
          and ${level === 1 ? sql`true` : sql`${sql.ref(keyOf(level - 1))} = ${where.parents.at(-1)}`}`;
  const { rows } = await sql`select * from ${sql.table(levelAt(level).table)}
    where company_po_id = ${companyId} and ${is} for no key update`.execute(db);
  return rows[0] === undefined ? undefined : v.parse(record, rows[0]);
}

/** What calls about a category of a level name it by, and what it stands under. */
function bodyOf(level: number, name: string, parents: readonly number[], importing: Importing): object {
  const under = Object.fromEntries(parents.map((id, index) => [keyOf(index + 1), id]));
  return { [nameOf(level)]: name, ...under, ...(level === 1 && { company_po_id: importing.companyId }) };
}

/** What stands at a path. */
interface Above {
  readonly parents: readonly number[];
  /** Whether some of it is made by rows above, and goes with the check. */
  readonly isComing: boolean;
}

/** What stands at a path. @throws HttpError 422 which names the first that is not there */
async function parentsOf(path: readonly string[], importing: Importing): Promise<Above> {
  const parents: number[] = [];
  let isComing = false;
  for (const [index, name] of path.entries()) {
    const level = index + 1;
    const found = await find(level, { name, parents }, importing);
    if (found === undefined) {
      isComing = true;
      const keys = await Promise.all(path.slice(0, level).map((one) => nameKey(importing.db, one)));
      if (!(await importing.isComing(standsAt(keys.join(between)))))
        throw broken(`The category above it does not exist: ${path.slice(0, level).join(" > ")}`, "parent");
    }
    // Its own row is above: a check has taken it back, and takes this one back as well.
    const body = { ...bodyOf(level, name, parents, importing), [orderOf(level)]: 1, description: name };
    const there = found ?? (await importing.call(levelAt(level).add, { body }));
    parents.push(idOf(level, there));
  }
  return { parents, isComing };
}

const idOf = (level: number, answer: unknown): number =>
  v.parse(v.object({ [keyOf(level)]: v.number() }), answer)[keyOf(level)] ?? 0;

/** The place behind all siblings, as the form proposes it. */
async function nextOrder(level: number, parents: readonly number[], importing: Importing): Promise<number> {
  const siblings =
    level === 1
      ? sql`company_po_id = ${importing.companyId}`
      : sql`${sql.ref(keyOf(level - 1))} = ${parents.at(-1)}`;
  const { rows } = await sql<{ next: number }>`
    select least(coalesce(max(${sql.ref(orderOf(level))}), 0) + 1, ${largestOrder})::int as next
    from ${sql.table(levelAt(level).table)} where ${siblings}`.execute(importing.db);
  return rows[0]?.next ?? 1;
}

/** Where a category stands, as names are compared. */
async function standingOf(level: number, id: number, { db }: Importing): Promise<string> {
  const names = [1, 2, 3].slice(0, level).map((one) => sql`name_key(${sql.ref(nameOf(one))})`);
  const { rows } = await sql<{ key: string }>`select concat_ws(${between}::text, ${sql.join(names)}) as key
    from ${levelAt(level).above} where ${sql.ref(keyOf(level))} = ${id}`.execute(db);
  return rows[0]?.key ?? "";
}

async function writeCategory({ rowNo, values }: ReadRow, importing: Importing) {
  const { category_id: id, order, description } = values;
  const place = placeOf(values);
  const byId = typeof id === "string" ? /^([123])-([1-9]\d{0,8})$/.exec(id) : null;
  // Who may change none is not told which there are.
  if (typeof id === "string") importing.may("CATEGORY_UPDATE");
  else if (place.name === null) throw broken("Name is required", "name");
  const own = byId === null ? undefined : await find(Number(byId[1]), { id: Number(byId[2]) }, importing);
  if (typeof id === "string" && own === undefined) throw broken("The category does not exist", "category_id");
  const level = own === undefined ? (place.above?.length ?? 0) + 1 : Number(byId?.[1]);
  const { table, add, edit } = levelAt(level);
  if (place.above !== null && place.above.length !== level - 1)
    throw broken("A category stays on its level", "parent");
  if (level > 1 && typeof description === "string")
    throw broken("Only a level 1 category has a description", "description");
  const { parents, isComing } = await parentsOf(place.above ?? [], importing);
  const found = own ?? (await find(level, { name: place.name ?? "", parents }, importing));
  importing.may(found === undefined ? "CATEGORY_CREATE" : "CATEGORY_UPDATE");
  if (found !== undefined) importing.found(rowNo, categoryOf(level, idOf(level, found)));
  const body = {
    ...Object.fromEntries(parents.map((parent, index) => [keyOf(index + 1), parent])),
    ...(place.name !== null && { [nameOf(level)]: place.name }),
    ...(order !== undefined && { [orderOf(level)]: order }),
    ...(description !== undefined && { description }),
  };
  if (found === undefined) {
    const next = order === undefined ? { [orderOf(level)]: await nextOrder(level, parents, importing) } : {};
    const created = { ...bodyOf(level, place.name ?? "", parents, importing), ...body, ...next };
    const now = v.parse(record, await importing.call(add, { body: created }));
    return { table, level, found, now, isComing };
  }
  const params = { [keyOf(level)]: String(found[keyOf(level)]) };
  const now = Object.keys(body).length === 0 ? found : await importing.call(edit, { params, body });
  return { table, level, found, now: v.parse(record, now), isComing };
}

/** What the parent that a category of level 3 had stands under: both are said when it moves. */
async function upperOf(before: Values, level: number, { db }: Importing): Promise<object> {
  const parent = before["level2_id"];
  if (level < 3 || typeof parent !== "number") return {};
  const upper = await db
    .selectFrom("category2")
    .select("level1_id")
    .where("level2_id", "=", parent)
    .executeTakeFirst();
  if (upper === undefined) throw broken("The level 2 category does not exist");
  return upper;
}

/** What a row can change of a category of a level. */
const columnsOf = (level: number): readonly string[] => [
  nameOf(level),
  orderOf(level),
  ...(level === 1 ? ["description"] : [keyOf(level - 1)]),
];

/** The field by which a row says the name. */
const titleOf = ({ name, category: path }: RowValues) =>
  name === undefined && path !== undefined ? "category" : "name";

/** What calls about categories name, by the fields of the file. */
function namesOf(values: RowValues): Readonly<Record<string, string>> {
  const title = titleOf(values);
  const parent = title === "category" ? "category" : "parent";
  const of = (field: string, names: readonly string[]) => names.map((one) => [one, field]);
  return Object.fromEntries([
    ...of(title, [1, 2, 3].map(nameOf)),
    ...of("order", [1, 2, 3].map(orderOf)),
    ...of(parent, ["level1_id", "level2_id", "parent"]),
    ...["category_id", "description", "name"].map((field) => [field, field]),
    ["path", "category"],
  ]);
}

/**
 * Categories of three levels, by their id (`2-5`), or else by where they stand. What stands above one is there already, or in a row
 * above.
 */
export const categoryImport: ImportKind = {
  name: "category",
  fields: {
    category_id: { label: "Category id", read: line, rest: "category_id", synonyms: ["id", "श्रेणी आईडी"] },
    category: {
      label: "Category path",
      read: line,
      rest: "path",
      synonyms: ["path", "category", "full name", "श्रेणी", "श्रेणी पथ"],
    },
    parent: {
      label: "Parent category",
      read: line,
      rest: "parent",
      synonyms: ["parent", "parent path", "under", "मूल श्रेणी"],
    },
    name: { label: "Name", read: line, rest: "name", synonyms: ["category name", "श्रेणी का नाम", "नाम"] },
    order: { label: "Order", read: whole, rest: "order", synonyms: ["position", "order id", "क्रम"] },
    description: {
      label: "Description",
      read: longText,
      rest: "description",
      synonyms: ["विवरण"],
      neededBy: "new_on_top",
    },
  },
  constraints: category.constraints,
  exchanges: levels.map(({ table }) => table),
  async write([row], importing) {
    const { table, level, found, now, isComing } = await ofRow(
      row,
      category.constraints,
      namesOf(row.values),
      () => writeCategory(row, importing),
    );
    const entityId = idOf(level, now);
    const changed = columnsOf(level).filter((column) => (found?.[column] ?? null) !== (now[column] ?? null));
    // What is above goes with the check: nobody is told of it by its id.
    const gone = isComing ? keyOf(level - 1) : "";
    const of = (record_: Found) =>
      Object.fromEntries(
        changed.map((column) => [
          column,
          record_ === now && column === gone ? null : (record_[column] ?? null),
        ]),
      );
    const claims = [
      ...(found === undefined ? [] : [categoryOf(level, entityId)]),
      {
        ...standsAt(await standingOf(level, entityId, importing)),
        value: { of: nameAt(level), id: entityId, field: titleOf(row.values) },
      },
    ];
    const written: WrittenRow = {
      entity: table,
      entityId,
      name: String(now[nameOf(level)]),
      isNew: found === undefined,
      before: found === undefined ? null : of(found),
      after: of(now),
      claims,
    };
    return { version: found?.updated_at ?? null, rows: [written] };
  },
  async undo(row, importing) {
    const level = levels.findIndex(({ table }) => table === row.entity) + 1;
    const { edit, remove } = levelAt(level);
    const found = await find(level, { id: row.entityId }, importing);
    if (found === undefined) throw broken("The category does not exist");
    checkUntouched(found, row);
    const params = { [keyOf(level)]: String(row.entityId) };
    importing.may(row.before === null ? "CATEGORY_DELETE" : "CATEGORY_UPDATE");
    if (row.before === null) await importing.call(remove, { params });
    else
      await importing.call(edit, {
        params,
        body: { ...row.before, ...(await upperOf(row.before, level, importing)) },
      });
  },
};
