import { sql } from "kysely";
import { broken } from "../http/httpError.ts";
import type { Values } from "../job/rowTable.ts";
import { product } from "../product/resource.ts";
import { variant } from "../variant/resource.ts";
import type { Claim, Importing, ImportKind, ReadRow, RowValues, Written, WrittenRow } from "./kind.ts";
import { RefusedRow } from "./kind.ts";
import { changesBetween, productColumns, stockColumns, variantColumns } from "./productChanges.ts";
import {
  isOfVariant,
  productFields,
  productNames,
  type ProductField,
  type ProductValues,
  sharedFieldNames,
  variantNames,
} from "./productFields.ts";
import { findProduct, locationOf, type Product, referencesOf } from "./productFind.ts";
import { saveDetails, saveDiscount, savePricing } from "./productForms.ts";
import {
  findVariant,
  saveStock,
  saveVariant,
  saysStock,
  type Stock,
  stocksOf,
  type Variant,
} from "./productParts.ts";
import { ofRow, problemsOf } from "./refusal.ts";
import { groupProducts } from "./together.ts";
import { sameAs } from "./unit.ts";

/** A row of a file, by the fields of a product. */
export interface ProductRow extends ReadRow {
  readonly values: ProductValues;
  readonly isOfVariant: boolean;
}

/** Products, one row for each variant. What rows say of the product itself they say together. */
export const productImport: ImportKind = {
  name: "product",
  fields: productFields,
  constraints: { ...product.constraints, ...variant.constraints },
  together: groupProducts,
  async write([first, ...others], importing) {
    const rows = [first, ...others].map((row): ProductRow => ({
      ...row,
      isOfVariant: isOfVariant(row.values),
    }));
    return writeProduct(rows, sharedOf(rows), importing);
  },
};

/** What rows say of their product, and which of them says it. */
interface Shared {
  readonly values: ProductValues;
  readonly by: ReadonlyMap<string, number>;
}

/** Each field as the first row has it that says it. Throws `RefusedRow` for one that says otherwise. */
function sharedOf(rows: readonly ProductRow[]): Shared {
  const values: { [Field in ProductField]?: ProductValues[Field] } = {};
  const by = new Map<string, number>();
  for (const { rowNo, values: own } of rows)
    for (const field of sharedFieldNames) {
      if (own[field] === undefined) continue;
      const before = by.get(field);
      if (before === undefined) {
        values[field] = own[field];
        by.set(field, rowNo);
      } else if (!isSame(field, values[field], own[field]))
        throw new RefusedRow(rowNo, [{ field, message: `Not the same as in row ${before}` }]);
    }
  return { values, by };
}

/** Whether two rows say the same; what a product is found by may be written with other capitals. */
function isSame(field: ProductField, one: RowValues[string], other: RowValues[string]): boolean {
  const isName = field === "product_sku" || field === "location";
  return isName ? plainOf(one) === plainOf(other) : one === other;
}

const plainOf = (value: RowValues[string]): string => String(value).normalize("NFKC").toLowerCase();

/** Two rows of a product that name the same variant. Throws `RefusedRow` for the second. */
function checkVariants(rows: readonly ProductRow[]): void {
  const seen = new Map<string, number>();
  for (const { rowNo, values } of rows)
    for (const field of ["variant_id", "variant_sku"] as const) {
      const value = values[field];
      if (typeof value !== "string") continue;
      const key = `${field} ${plainOf(value)}`;
      const before = seen.get(key);
      if (before !== undefined) throw new RefusedRow(rowNo, [{ field, message: sameAs(before) }]);
      seen.set(key, rowNo);
    }
}

interface Part {
  readonly row: ProductRow;
  readonly before: Variant | undefined;
  /** Null for a row that is about the product itself. */
  readonly varientId: number | null;
}

async function writeProduct(
  rows: readonly ProductRow[],
  { values, by }: Shared,
  importing: Importing,
): Promise<Written> {
  const { db, may } = importing;
  checkVariants(rows);
  const first = rows[0]?.rowNo ?? 0;
  /** What is refused of the product is the row's that says it. */
  const shared = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof RefusedRow) throw error;
      const problems = problemsOf(error, product.constraints, productNames);
      throw new RefusedRow(by.get(problems[0]?.field ?? "") ?? first, problems);
    }
  };
  const ofVariants = rows.filter((row) => row.isOfVariant);
  const own = rows.find((row) => !row.isOfVariant);
  const named = ofVariants.find(
    (row) => typeof (row.values.variant_id ?? row.values.variant_sku) === "string",
  );

  const before = await shared(async () => {
    const location = await locationOf(values.location, importing);
    const found = await ofRow(named ?? rows[0] ?? { rowNo: first, values: {} }, {}, variantNames, () =>
      findProduct(values, named?.values ?? {}, location, importing),
    );
    return { product: found, location: found?.seller_id ?? location };
  });
  may(before.product === undefined ? "PRODUCT_CREATE" : "PRODUCT_UPDATE");
  const stocksBefore = before.product === undefined ? new Map() : await stocksOf(db, before.product.prod_id);
  const variantsBefore = new Map<ProductRow, Variant | undefined>();
  for (const row of ofVariants)
    variantsBefore.set(
      row,
      await ofRow(row, {}, variantNames, () => findVariant(db, before.product, row.values)),
    );

  const prodId = await shared(async () => {
    if (own?.values.available === false)
      throw broken("Only a variant can be unavailable", "item_not_available");
    const references =
      before.location === null ? {} : await referencesOf(values, before.location, before.product, importing);
    return saveDetails(values, references, before.location, before.product, importing);
  });
  const parts: Part[] = [];
  for (const row of rows) {
    const found = variantsBefore.get(row);
    const varientId = row.isOfVariant
      ? await ofRow(row, variant.constraints, variantNames, () =>
          saveVariant(prodId, row.values, found, importing),
        )
      : null;
    parts.push({ row, before: found, varientId });
  }
  await shared(async () => {
    const addsVariant = parts.some((part) => part.varientId !== null && part.before === undefined);
    await savePricing(await read(importing, prodId), values, own?.values ?? {}, addsVariant, importing);
    await saveDiscount(await read(importing, prodId), values, importing);
  });
  const after = await read(importing, prodId);
  for (const { row, varientId } of parts) {
    if (!saysStock(row.values)) continue;
    await ofRow(row, {}, productNames, async () => {
      if (varientId === null && after.prod_varient_enabled)
        throw broken("It has variants: say which one", "rows.0.set_to");
      await saveStock(
        { prod_id: prodId, varient_id: varientId },
        row.values,
        stocksBefore.get(varientId),
        importing,
      );
    });
  }
  return writtenOf({ before: before.product, after, parts, stocksBefore }, importing);
}

const read = ({ db }: Importing, prodId: number): Promise<Product> =>
  db.selectFrom("product").selectAll().where("prod_id", "=", prodId).executeTakeFirstOrThrow();

interface Outcome {
  readonly before: Product | undefined;
  readonly after: Product;
  readonly parts: readonly Part[];
  readonly stocksBefore: ReadonlyMap<number | null, Stock>;
}

/** What each row has changed: the first one the product, each the variant and the count that it names. */
async function writtenOf(
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
      named("stock", stocksBefore.get(varientId), stocks.get(varientId), stockColumns, []),
    ];
    const all = (side: "before" | "after"): Values =>
      Object.assign({}, ...changes.map((of) => of[side] ?? {}));
    const claims: Claim[] = [];
    const claim = (field: ProductField, key: string | number | undefined) => {
      if (key !== undefined) claims.push({ field, key: `${after.seller_id} ${key}` });
    };
    if (index === 0) {
      if (!isNew) claim("product_id", after.prod_id);
      claim("product_sku", keys.get(after.sku_seller));
    }
    if (now !== undefined) {
      if (was !== undefined) claim("variant_id", now.varient_id);
      claim("variant_sku", keys.get(now.sku_seller));
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
