import * as v from "valibot";
import { idOfType } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { textInTurns } from "./fileText.ts";
import type { ImportKind } from "./kinds.ts";

/** What a row says, by the names of its columns; null empties a field. */
export type LineRow = ReadonlyMap<string, string | null>;

/** Longer than any product with its variants. */
const longestLine = 2_000_000;

/** The type of what each column names by its id. */
const types: Readonly<Record<string, string>> = {
  brand_id: "Brand",
  category_id: "Category",
  collection: "Collection",
  collection_id: "Collection",
  location: "Seller",
  location_id: "Seller",
  manufacturer_id: "Manufacturer",
  pickup_point_id: "PickupPoint",
  product_id: "Product",
  variant_id: "Variant",
  vendor_id: "Vendor",
};

/** What the id of a line itself is called in a table. */
const ownId: Readonly<Record<ImportKind, string>> = {
  BRANDS: "brand_id",
  CATEGORIES: "category_id",
  PRODUCTS: "product_id",
  PRICE_STOCK: "product_id",
  MANUFACTURERS: "manufacturer_id",
  VENDORS: "vendor_id",
  PICKUP_POINTS: "pickup_point_id",
  COLLECTION_PRODUCTS: "product_id",
};

const withVariants: ReadonlySet<ImportKind> = new Set(["PRODUCTS", "PRICE_STOCK"]);

/** What each variant says for itself; a line says it of a product without variants. */
const ofEach: ReadonlySet<string> = new Set(["price", "gift_price", "stock", "low_stock_at", "available"]);

const plainValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
const jsonObject = v.pipe(
  v.unknown(),
  // A list is an object to the language.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

type Given = v.InferOutput<typeof jsonObject>;

/** One value as a cell has it: a global id as the id within, where it is of the type that the column names. */
function cellOf(name: string, value: unknown, lineNo: number): string | null {
  const plain = v.safeParse(plainValue, value);
  if (!plain.success) refuse("uploadId", `Line ${lineNo}: ${name.slice(0, 100)} is a list or an object`);
  if (plain.output === null) return null;
  const text = String(plain.output);
  const type = types[name];
  return type === undefined ? text : (idOfType(type, text) ?? text);
}

/** A record with its own id named as in a table. */
function named(record: Given, idName: string): Given {
  const { id, ...others } = record;
  return id === undefined ? others : { [idName]: id, ...others };
}

/** A variant as a row of a table has it: `variant_price` is the price of the row. */
function variantOf(value: unknown, lineNo: number): Given {
  return Object.fromEntries(
    Object.entries(named(objectOf(value, lineNo), "variant_id")).map(([name, given]) => {
      const own = name.replace(/^variant_/, "");
      return [ofEach.has(own) ? own : name, given];
    }),
  );
}

/** A record with a row for each of its variants, which repeat what it says of itself. */
function* recordsOf(record: Given, kind: ImportKind, lineNo: number): Generator<Given> {
  // Pictures stand in the lines of an export, and come in another way.
  const { variants, images: _images, ...own } = record;
  if (!withVariants.has(kind) || !Array.isArray(variants) || variants.length === 0) {
    yield withVariants.has(kind) ? own : record;
    return;
  }
  const shared = Object.fromEntries(Object.entries(own).filter(([name]) => !ofEach.has(name)));
  for (const variant of variants) yield { ...shared, ...variantOf(variant, lineNo) };
}

/** An object of a line. Throws `ValidationError` for anything else. */
function objectOf(value: unknown, lineNo: number): Given {
  const object = v.safeParse(jsonObject, value);
  return object.success ? object.output : refuse("uploadId", `Line ${lineNo} is no JSON object`);
}

/** The object that a line is. Throws `ValidationError` for anything else. */
function parseLine(text: string, lineNo: number): Given {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Nothing is no object either.
  }
  return objectOf(value, lineNo);
}

/** The rows that a line says. Throws `ValidationError` with what is wrong with it. */
function* rowsOfLine(text: string, lineNo: number, kind: ImportKind): Generator<LineRow> {
  const line = named(parseLine(text, lineNo), ownId[kind]);
  for (const record of recordsOf(line, kind, lineNo))
    yield new Map(
      Object.entries(record).map(([name, value]): [string, string | null] => {
        const column = name.replaceAll("\0", "").trim();
        return [column, cellOf(column, value, lineNo)];
      }),
    );
}

/** The rows of a file of lines of JSON, in UTF-8. Throws `ValidationError` with what is wrong with it, and where. */
export async function* jsonRows(content: Uint8Array, kind: ImportKind): AsyncGenerator<LineRow> {
  let open = "";
  let lineNo = 0;
  for await (const part of textInTurns(content, "utf-8")) {
    const lines = (open + part).split("\n");
    open = lines.pop() ?? "";
    for (const line of lines) {
      lineNo += 1;
      if (line.trim() !== "") yield* rowsOfLine(line, lineNo, kind);
    }
    if (open.length > longestLine) refuse("uploadId", `Line ${lineNo + 1} is too long`);
  }
  if (open.trim() !== "") yield* rowsOfLine(open, lineNo + 1, kind);
}

/** Whether a file begins as a line of JSON does; no table has such a first column. */
export function looksLikeJson(content: Uint8Array): boolean {
  return /^\uFEFF?\s*\{\s*"/.test(Buffer.from(content.subarray(0, 200)).toString("utf8"));
}
