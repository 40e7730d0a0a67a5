import { sql } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import type { Operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import type { Permission } from "../role/permissions.ts";
import type {
  Claim,
  ImportField,
  Importing,
  ImportKind,
  RowValues,
  UniqueValue,
  WrittenRow,
} from "./kind.ts";
import { locationOf } from "./productFind.ts";
import { checkUntouched, isSame } from "./sameRecord.ts";

const record = v.looseObject({ updated_at: v.string() });

type Found = v.InferOutput<typeof record>;

/** A noun of which each row is one record, found by its id or else by its name. */
export interface RecordImport {
  readonly name: string;
  readonly table: keyof Database;
  readonly resource: Resource;
  /** By their names in the file; `id` and `name` say which two find a record. */
  readonly fields: Readonly<Record<string, ImportField>>;
  readonly id: string;
  readonly title: string;
  /** What is said of an id that is nobody's or somebody else's. */
  readonly unknown: string;
  readonly add: Operation;
  readonly edit: Operation;
  readonly mayAdd: Permission;
  readonly mayEdit: Permission;
  readonly remove: Operation;
  readonly mayRemove: Permission;
  /** Whether records are a location's: its people find their own only, and others name it in the field `location`. */
  readonly isOfLocation?: true;
}

/** Declares an import of such a noun. */
export function recordKind(noun: RecordImport): ImportKind {
  const { fields, id: idField, title } = noun;
  const key = fields[idField]?.rest ?? "";
  const name = fields[title]?.rest ?? "";
  const ofLocation = noun.isOfLocation === true;
  const written = Object.entries(fields).filter(
    ([field]) => field !== idField && !(ofLocation && field === "location"),
  );

  async function find(
    values: RowValues,
    { db, companyId }: Importing,
    sellerId: number | null,
  ): Promise<Found | undefined> {
    const { [idField]: id, [title]: named } = values;
    const isOurs = sql`company_po_id = ${companyId}
      and ${ofLocation && sellerId !== null ? sql`seller_id = ${sellerId}` : sql`true`}`;
    if (typeof id === "string") {
      const { rows } = /^[1-9]\d{0,8}$/.test(id)
        ? await sql`select * from ${sql.table(noun.table)} where ${sql.ref(key)} = ${Number(id)} and ${isOurs}
            for no key update`.execute(db)
        : { rows: [] };
      if (rows[0] === undefined) throw broken(noun.unknown, key);
      return v.parse(record, rows[0]);
    }
    if (typeof named !== "string") return undefined;
    const { rows } = await sql`select * from ${sql.table(noun.table)}
      where name_key(${sql.ref(name)}) = name_key(${named}) and ${isOurs} for no key update`.execute(db);
    if (rows.length > 1) throw broken("Several locations have this name: name the location", name);
    return rows[0] === undefined ? undefined : v.parse(record, rows[0]);
  }

  /** The fields of a row as the form sends them. */
  async function bodyOf(values: RowValues, importing: Importing): Promise<Readonly<Record<string, unknown>>> {
    const body: Record<string, unknown> = {};
    for (const [field, { rest, toRest }] of written) {
      const value = values[field];
      if (value !== undefined) body[rest] = toRest === undefined ? value : await toRest(value, importing);
    }
    return body;
  }

  const recordOf = (id: number): Claim => ({ field: idField, key: String(id) });
  /** A record's name: only one of the company, or of the location, has it. */
  const unique: UniqueValue = {
    constraint: `${noun.table}_name_key`,
    table: noun.table,
    id: key,
    within: ofLocation ? "seller_id" : "company_po_id",
    column: name,
    recordOf,
  };

  /** Whose a new record is. */
  function ownerOf(importing: Importing, sellerId: number | null): object {
    if (!ofLocation) return { company_po_id: importing.companyId };
    if (sellerId === null) throw broken("Location is required", "seller_id");
    return { seller_id: sellerId };
  }

  /** What the calls answer. */
  const saved = (answer: unknown) =>
    v.parse(v.looseObject({ [key]: v.number(), [name]: v.string() }), answer);

  return {
    name: noun.name,
    fields,
    constraints: noun.resource.constraints,
    exchanges: [noun.table],
    async write([{ rowNo, values }], importing) {
      const sellerId = ofLocation ? await locationOf(values["location"], importing) : null;
      // Who may change none is not told which there are.
      if (typeof values[idField] === "string") importing.may(noun.mayEdit);
      const found = await find(values, importing, sellerId);
      importing.may(found === undefined ? noun.mayAdd : noun.mayEdit);
      if (found !== undefined) importing.found(rowNo, recordOf(Number(found[key])));
      const body = await bodyOf(values, importing);
      // A row that names a record and nothing else leaves it as it is.
      const answer =
        found === undefined
          ? await importing.call(noun.add, { body: { ...body, ...ownerOf(importing, sellerId) } })
          : Object.keys(body).length === 0
            ? found
            : await importing.call(noun.edit, { params: { [key]: String(found[key]) }, body });
      const now = saved(answer);
      const changed = written.map(([, { rest }]) => rest).filter((rest) => !isSame(found?.[rest], now[rest]));
      const of = (values_: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(changed.map((rest) => [rest, values_[rest] ?? null]));
      const entityId = Number(now[key]);
      const row: WrittenRow = {
        entity: noun.table,
        entityId,
        name: String(now[name]),
        isNew: found === undefined,
        before: found === undefined ? null : of(found),
        after: of(now),
        claims: [
          ...(found === undefined ? [] : [recordOf(entityId)]),
          {
            field: title,
            key: `${ofLocation ? `${String(now["seller_id"])} ` : ""}${await nameKey(importing.db, String(now[name]))}`,
            value: { of: unique, id: entityId },
          },
        ],
      };
      return { version: found?.updated_at ?? null, rows: [row] };
    },
    async undo(row, importing) {
      const params = { [key]: String(row.entityId) };
      const found = await find({ [idField]: params[key] }, importing, ofLocation ? importing.sellerId : null);
      if (found === undefined) throw broken(noun.unknown);
      checkUntouched(found, row);
      importing.may(row.before === null ? noun.mayRemove : noun.mayEdit);
      await (row.before === null
        ? importing.call(noun.remove, { params })
        : importing.call(noun.edit, { params, body: row.before }));
    },
  };
}

/** What the database takes for the same name. */
export async function nameKey(db: Connection, name: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`select name_key(${name}) as key`.execute(db);
  return rows[0]?.key ?? name;
}
