import { sql } from "kysely";
import type { Values } from "../job/rowTable.ts";
import type { Claim, Importing, ReadRow, UniqueValue, Written, WrittenRow } from "./kind.ts";
import { changesBetween, productColumns, stockColumns, variantColumns } from "./productChanges.ts";
import type { ProductField, ProductValues } from "./productFields.ts";
import type { Product } from "./productFind.ts";
import { saysStock, type Stock, stocksOf, type Variant } from "./productParts.ts";

/** A row of a file, by the fields of a product. */
export interface ProductRow extends ReadRow {
  readonly values: ProductValues;
}

/** What a row is about. */
export interface Part {
  readonly row: ProductRow;
  readonly before: Variant | undefined;
  /** Null for a row that is about the product itself. */
  readonly varientId: number | null;
}

export const productClaim = (id: number): Claim => ({ field: "product_id", key: String(id) });
export const variantClaim = (id: number): Claim => ({ field: "variant_id", key: String(id) });

const productSku: UniqueValue = {
  constraint: "product_sku_key",
  table: "product",
  id: "prod_id",
  within: "seller_id",
  column: "sku_seller",
  recordOf: productClaim,
};

const variantSku: UniqueValue = {
  ...productSku,
  constraint: "variant_sku_key",
  table: "variant",
  id: "varient_id",
  recordOf: variantClaim,
};

export const read = ({ db }: Importing, prodId: number): Promise<Product> =>
  db.selectFrom("product").selectAll().where("prod_id", "=", prodId).executeTakeFirstOrThrow();

interface Outcome {
  readonly before: Product | undefined;
  readonly after: Product;
  readonly parts: readonly Part[];
  readonly stocksBefore: ReadonlyMap<number | null, Stock>;
}

/** What each row has changed: the first one the product, each the variant and the count that it names. */
export async function writtenOf(
  { before, after, parts, stocksBefore }: Outcome,
  { db }: Importing,
): Promise<Written> {
  const variants = new Map(
    (parts.some(({ varientId }) => varientId !== null)
      ? await db.selectFrom("variant").selectAll().where("prod_id", "=", after.prod_id).execute()
      : []
    ).map((row) => [row.varient_id, row]),
  );
  const counted = parts.some(({ row }) => saysStock(row.values));
  const stocks = counted ? await stocksOf(db, after.prod_id) : stocksBefore;
  const keys = await keysOf(db, [after, ...variants.values()]);
  const isNew = before === undefined;
  const rows = parts.map(({ varientId, before: was }, index): WrittenRow => {
    const now = varientId === null ? undefined : variants.get(varientId);
    const changes = [
      index === 0 ? changesBetween(before, after, productColumns) : {},
      named("variant", was, now, variantColumns, ["varient_id", "short_name"]),
      named("stock", stocksBefore.get(varientId), stocks.get(varientId), stockColumns, ["varient_id"]),
    ];
    const all = (side: "before" | "after"): Values =>
      Object.assign({}, ...changes.map((of) => of[side] ?? {}));
    const claims: Claim[] = [];
    const claim = (field: ProductField, sku: string | null, value: Required<Claim>["value"]) => {
      const key = keys.get(sku);
      if (key !== undefined) claims.push({ field, key: `${after.seller_id} ${key}`, value });
    };
    if (index === 0) {
      if (!isNew) claims.push(productClaim(after.prod_id));
      claim("product_sku", after.sku_seller, { of: productSku, id: after.prod_id });
    }
    if (now !== undefined) {
      if (was !== undefined) claims.push(variantClaim(now.varient_id));
      claim("variant_sku", now.sku_seller, { of: variantSku, id: now.varient_id });
    }
    return {
      entity: "product",
      entityId: after.prod_id,
      name: now === undefined ? after.prod_name : `${after.prod_name} · ${now.short_name}`,
      isNew: (isNew && index === 0) || (now !== undefined && was === undefined),
      before: isNew ? null : all("before"),
      after: all("after"),
      claims,
      ...(isNew && index === 0 && { addsTo: after.seller_id }),
    };
  });
  const counts = parts.flatMap(({ row, varientId }) =>
    saysStock(row.values) ? [String(stocksBefore.get(varientId)?.stock_quantity ?? "-")] : [],
  );
  return { version: before === undefined ? null : [before.updated_at, ...counts].join(" "), rows };
}

/** Changes of a part under its name, with the columns that say which one it is. */
function named(
  name: string,
  before: object | undefined,
  after: object | undefined,
  columns: readonly string[],
  identity: readonly string[],
): { readonly before?: Values; readonly after?: Values } {
  const changes = changesBetween(before, after ?? {}, columns);
  if (Object.keys(changes.after).length === 0) return {};
  const which = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([column]) => identity.includes(column)));
  return {
    before: { [name]: before === undefined ? null : { ...which(before), ...changes.before } },
    after: { [name]: after === undefined ? null : { ...which(after), ...changes.after } },
  };
}

/** What the database takes for the same SKU, by SKU. */
async function keysOf(
  db: Importing["db"],
  records: readonly { readonly sku_seller: string | null }[],
): Promise<ReadonlyMap<string | null, string>> {
  const skus = records.flatMap(({ sku_seller }) => sku_seller ?? []);
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; key: string }>`
    select sku, name_key(sku) as key from unnest(${skus}::text[]) as given (sku)`.execute(db);
  return new Map(rows.map(({ sku, key }) => [sku, key]));
}
