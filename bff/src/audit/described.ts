import type { SessionUser } from "../access/user.ts";
import type { Context, Installation } from "../graphql/context.ts";
import type { InputField, InputFields } from "../graphql/inputFields.ts";
import type { MaybePromise } from "../maybePromise.ts";
import type { RecordKey } from "./record.ts";

/** How a value of a column is written for people. */
export type ValueKind =
  | "TEXT"
  | "RICH_TEXT"
  | "YES_NO"
  | "NUMBER"
  | "MONEY"
  | "PERCENTAGE"
  | "DATE"
  | "INSTANT"
  | "RECORD"
  | "IMAGE";

/** Words by code. */
export type Words = Readonly<Record<string, string>>;

/** The names of an enum as words, by their codes: `SOLE_PROPRIETORSHIP` is `Sole proprietorship`. */
export function codeWords(names: readonly string[], first = 0): Words {
  return Object.fromEntries(
    names.map((name, index) => [
      String(first + index),
      name.charAt(0) + name.slice(1).toLowerCase().replaceAll("_", " "),
    ]),
  );
}

/** What a column of the service is to people. */
export interface DescribedColumn {
  /** The field of the type in the schema, and where it has parts the part. */
  readonly path: readonly string[];
  readonly label: string;
  readonly kind: ValueKind;
  /** Of a record that is named by its id, the table it stands in, or its type in the schema. */
  readonly refers?: string;
  /** The words for what the service keeps as a code. */
  readonly words?: Words | ((installation: Installation) => Words);
}

/** A kind of record as the audit trail shows it. What is not described is not shown. */
export interface DescribedTable {
  /** Its type in the schema, or what it is called where it has none. */
  readonly typeName: string;
  readonly columns: Readonly<Record<string, DescribedColumn>>;
  /** The record's id in the schema, where it is not the row's own. */
  readonly idOf?: (id: string) => string;
  /** The record as it is now; null when it is gone or not the viewer's. Absent where there is no node of this type. */
  readonly find?: (context: Context, id: string) => MaybePromise<object | null>;
  /** What the record is called now. */
  readonly nameOf?: (row: object) => string | null;
  /** Of objects in the record, what the rules of their types look at, as no history has it. */
  readonly parts?: Readonly<Record<string, object>>;
  /** Who may see what was changed, where the type in the schema does not say. */
  readonly readBy?: (user: SessionUser, record: { readonly sellerId: string | null }) => boolean;
}

const tables = new Map<string, DescribedTable>();
const tableOfType = new Map<string, string>();

/** Says how the rows of a table are shown: once for each, by the noun it belongs to. */
export function describeTable(table: string, described: DescribedTable): void {
  tables.set(table, described);
  if (!tableOfType.has(described.typeName)) tableOfType.set(described.typeName, table);
}

/** How the rows of a table, or of a type, are shown; undefined for one that nobody has described. */
export function describedTable(tableOrType: string): DescribedTable | undefined {
  return tables.get(tableOfType.get(tableOrType) ?? tableOrType);
}

/** The tables whose rows are of a type in the schema. */
export function tablesOfType(typeName: string): readonly string[] {
  return [...tables].flatMap(([table, described]) => (described.typeName === typeName ? [table] : []));
}

/** What all records and fields are called in histories, for whoever says it in another language. */
export const describedWords = (): {
  readonly types: readonly string[];
  readonly labels: readonly string[];
} => ({
  types: [...new Set([...tables.values()].map(({ typeName }) => typeName))],
  labels: [
    ...new Set(
      [...tables.values()].flatMap(({ columns }) => Object.values(columns).map(({ label }) => label)),
    ),
  ],
});

/** Where a record stands in the service, by its type and its id in the schema. */
export function keyOf(typeName: string, id: string): RecordKey | null {
  for (const table of tablesOfType(typeName)) {
    const idOf = describedTable(table)?.idOf ?? ((own: string) => own);
    const own = id.slice(id.indexOf("-") + 1);
    if (idOf(own) === id) return { table, id: own };
  }
  return null;
}

const abbreviations = new Map(
  ["SKU", "GSTIN", "PAN", "TAN", "CGST", "SGST", "IGST", "HSN", "IFSC", "URL"].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);

/** A field's name as people read it: `giftWrappingPrice` is `Gift wrapping price`, `hsnCode` is `HSN code`. */
export function labelOf(path: readonly string[]): string {
  const part = path.at(-1) ?? "";
  const [list = "", index] = path;
  // A part of the first of several: `Slabs 1: minimum quantity`.
  if (path.length === 3 && /^\d+$/.test(index ?? ""))
    return `${labelOf([list])} ${Number(index) + 1}: ${labelOf([part]).toLowerCase()}`;
  const words = part
    .replace(/(?:UploadId|Id)$/, "")
    .replaceAll(/[A-Z]|\d+/g, (found) => ` ${found.toLowerCase()}`)
    .trim()
    .split(" ")
    .map((word) => abbreviations.get(word) ?? word);
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function kindOf(name: string, { type, names }: InputField): ValueKind {
  if (type === "ID") return names === "Upload" ? "IMAGE" : "RECORD";
  if (type === "Decimal") return /percentage$|gst$/i.test(name) ? "PERCENTAGE" : "MONEY";
  if (type === "Boolean") return "YES_NO";
  if (type === "Int") return "NUMBER";
  if (type === "Date") return "DATE";
  return type === "DateTime" ? "INSTANT" : "TEXT";
}

const one = /^category([123])_id$|^level([12])_id$/;

/** The columns behind the fields of a noun's inputs, described as the fields are. */
export function columnsOf(fields: InputFields): Record<string, DescribedColumn> {
  const columns: Record<string, DescribedColumn> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { rest } = field;
    if (rest === undefined) continue;
    const kind = kindOf(name, field);
    const add = (column: string, path: readonly string[]): void => {
      const level = one.exec(column)?.slice(1).find(Boolean);
      const refers = level === undefined ? field.names : `category${level}`;
      const isPart = path.length > 1;
      const described = { path, label: labelOf(path), kind: isPart && kind === "RECORD" ? "TEXT" : kind };
      columns[column] = kind === "RECORD" && refers !== undefined ? { ...described, refers } : described;
    };
    if (typeof rest === "string") add(rest, [name]);
    else if (Array.isArray(rest)) for (const column of rest) add(String(column), [name]);
    else for (const [column, parts] of Object.entries(rest)) add(column, [name, ...parts]);
  }
  return columns;
}
