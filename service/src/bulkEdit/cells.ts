import { sql } from "kysely";
import * as v from "valibot";
import { requiredWhole, optionalWhole } from "../http/field.ts";
import type { Connection, Context } from "../http/context.ts";
import { fromDatabase } from "../http/databaseFailure.ts";
import { broken, conflict, HttpError, notFound } from "../http/httpError.ts";
import { page3Signup } from "../product/price.ts";
import { lockProduct } from "../product/lock.ts";
import { product as productResource } from "../product/resource.ts";
import type { Permission } from "../role/permissions.ts";
import { changeStock } from "../stock/resource.ts";
import { rowOf } from "../stock/count.ts";
import { editVariant } from "../variant/editVariant.ts";
import { variant as variantResource } from "../variant/resource.ts";
import type { Scope } from "./apply.ts";

/** The columns of a grid by whose they are: the calls that write them have the same names, but for stock. */
const ofProduct = ["hsn_code", "cgst", "sgst", "igst"] as const;
const ofVariant = ["item_not_available", "default_price", "display_order_id"] as const;
/** Of the variant, or of a product with a single price. */
const ofEither = ["product_price", "gift_wrapping_price", "sku_seller"] as const;
const ofStock = ["stock_quantity", "low_stock_at"] as const;

const columns = [...ofProduct, ...ofVariant, ...ofEither, ...ofStock] as const;

type Column = (typeof columns)[number];
type Cell = string | number | boolean | null;
type Cells = { readonly [Name in Column]?: Cell | undefined };

const cell = v.nullable(
  v.union([v.string(), v.number(), v.boolean()], "A cell is a text, a number, yes or no"),
);

/** Cells by their columns. What one must be the call says that writes it. */
export const cells = v.partial(
  v.object({
    product_price: cell,
    /** Null while wrapping is not offered. */
    gift_wrapping_price: cell,
    sku_seller: cell,
    /** Null while it is not counted. */
    stock_quantity: cell,
    low_stock_at: cell,
    hsn_code: cell,
    cgst: cell,
    sgst: cell,
    igst: cell,
    item_not_available: cell,
    default_price: cell,
    display_order_id: cell,
  }),
);

/** The cells of one product or variant that are written, and what the caller saw there before. */
export const cellRow = v.object({
  prod_id: requiredWhole("prod_id is required"),
  /** Null for what is the product's own. */
  varient_id: optionalWhole(),
  values: v.pipe(
    cells,
    v.check((values) => Object.keys(values).length > 0, "values is required"),
  ),
  seen: cells,
});

export type CellRow = v.InferOutput<typeof cellRow>;

export const cellOutcomes = ["done", "unchanged", "refused", "stale", "not_found", "forbidden"] as const;

/** How a row came out, and what stands in its cells now. */
export interface CellResult {
  readonly prod_id: number;
  readonly varient_id: number | null;
  readonly outcome: (typeof cellOutcomes)[number];
  readonly problems: { readonly field: Column | null; readonly message: string }[];
  readonly values: Cells;
}

/** Whether a variant can be ordered is a matter of stock, as in a change of many, though it stands in the variant. */
const byStock: readonly Column[] = [...ofStock, "item_not_available"];

const isIn = (names: readonly Column[], name: Column): boolean => names.includes(name);

/** What somebody must be allowed who writes these cells. */
function permissionsFor({ varient_id, values }: CellRow): readonly Permission[] {
  const named = columns.filter((name) => values[name] !== undefined);
  const own: Permission = varient_id === null ? "PRODUCT_UPDATE" : "VARIANT_UPDATE";
  return [...new Set(named.map((name): Permission => (isIn(byStock, name) ? "STOCK_UPDATE" : own)))];
}

/** What is written, in what may be written of the record. */
interface Target {
  readonly now: Cells;
  readonly product: Awaited<ReturnType<typeof lockProduct>>;
}

const onlyOwn = { product: "It has variants, which have this each", variant: "The product has this" };

/** The record of a row with what stands in its cells, locked. @throws HttpError 404 outside of the scope */
async function targetOf(db: Connection, row: CellRow, { companyId, sellerId }: Scope): Promise<Target> {
  const product = await lockProduct(db, row.prod_id);
  if (product.company_po_id !== companyId || (sellerId !== null && product.seller_id !== sellerId))
    throw notFound("Product");
  const count = await rowOf(db, row);
  const stock = { stock_quantity: count?.stock_quantity ?? null, low_stock_at: count?.low_stock_at ?? null };
  const giftOf = (of: { gift_wrapping_enabled: boolean; gift_wrapping_price: string }) =>
    of.gift_wrapping_enabled ? of.gift_wrapping_price : null;
  if (row.varient_id === null) {
    const { product_price, sku_seller, hsn_code, cgst, sgst, igst } = product;
    const now = { product_price, sku_seller, hsn_code, cgst, sgst, igst, ...stock };
    return { product, now: { ...now, gift_wrapping_price: giftOf(product) } };
  }
  const variant = await db
    .selectFrom("variant")
    .selectAll()
    .where("varient_id", "=", row.varient_id)
    .where("prod_id", "=", row.prod_id)
    .executeTakeFirst();
  if (variant === undefined) throw notFound("Variant");
  if (variant.closed) throw conflict("This variant is closed. Enable it before you change it.");
  const { product_price, sku_seller, item_not_available, default_price, display_order_id } = variant;
  const now = { product_price, sku_seller, item_not_available, default_price, display_order_id, ...stock };
  return { product, now: { ...now, gift_wrapping_price: giftOf(variant) } };
}

/** Whether two cells say the same: `99` and `99.00` do. */
function isSameCell(name: Column, left: Cell | undefined, right: Cell | undefined): boolean {
  const [one, other] = [left ?? null, right ?? null].map((value) => (value === "" ? null : value));
  if (one === null || other === null || one === undefined || other === undefined) return one === other;
  const isText = name === "sku_seller" || name === "hsn_code";
  return isText || typeof one === "boolean" || typeof other === "boolean"
    ? String(one) === String(other)
    : Number(one) === Number(other);
}

/** Cells that are nobody's to have here. */
function checkColumns({ varient_id }: CellRow, { product }: Target, names: readonly Column[]): void {
  for (const name of names) {
    if (varient_id !== null && isIn(ofProduct, name)) throw broken(onlyOwn.variant, name);
    if (
      varient_id === null &&
      (isIn(ofVariant, name) || (product.prod_varient_enabled && !isIn(ofProduct, name)))
    )
      throw broken(
        isIn(ofVariant, name) && !product.prod_varient_enabled ? "It has no variants" : onlyOwn.product,
        name,
      );
  }
}

/** Writes cells of a product by the third step of its form, whose other fields it sends as they are. */
async function writeProduct({ now, product }: Target, values: Cells, context: Context): Promise<void> {
  const { gift_wrapping_price, ...kept } = { ...now, ...values };
  await page3Signup.run(
    {
      params: {},
      query: {},
      body: {
        ...kept,
        prod_id: product.prod_id,
        prod_varient_enabled: product.prod_varient_enabled,
        gift_wrapping_enabled: gift_wrapping_price !== null,
        gift_wrapping_price,
      },
    },
    context,
  );
}

async function writeVariant(
  varient_id: number,
  { now }: Target,
  values: Cells,
  context: Context,
): Promise<void> {
  if (values.default_price === false && now.default_price === true)
    throw broken("Choose another default variant instead", "default_price");
  const { gift_wrapping_price, ...rest } = values;
  const gift =
    gift_wrapping_price === undefined
      ? {}
      : { gift_wrapping_enabled: gift_wrapping_price !== null, gift_wrapping_price };
  await editVariant.run({ params: {}, query: {}, body: { varient_id, ...rest, ...gift } }, context);
}

const stockAnswer = v.array(v.object({ outcome: v.string(), message: v.nullable(v.string()) }));

async function writeStock(
  { prod_id, varient_id }: CellRow,
  { now }: Target,
  values: Cells,
  context: Context,
) {
  const set_to = values.stock_quantity === undefined ? now.stock_quantity : values.stock_quantity;
  const low_stock_at = values.low_stock_at === null ? 0 : values.low_stock_at;
  const row = { prod_id, varient_id, set_to, low_stock_at, is_counted: set_to !== null };
  if (set_to === null && typeof values.low_stock_at === "number")
    throw broken("It is not counted", "low_stock_at");
  const answer = await changeStock.run({ params: {}, query: {}, body: { rows: [row] } }, context);
  const [result] = v.parse(stockAnswer, answer);
  if (result?.outcome !== "DONE") throw broken(result?.message ?? "It is not counted", "stock_quantity");
}

/** What the calls call a column otherwise. */
const callNames: Readonly<Record<string, Column>> = { set_to: "stock_quantity" };

function problemsOf({ fields, message }: HttpError): CellResult["problems"] {
  const told = Object.entries(fields ?? {});
  if (told.length === 0) return [{ field: null, message }];
  return told.map(([path, said]) => {
    const name = path.split(".").at(-1) ?? "";
    return { field: callNames[name] ?? columns.find((column) => column === name) ?? null, message: said };
  });
}

/** Writes the cells of one row, wholly or not at all. */
export async function writeCells(context: Context, row: CellRow, scope: Scope): Promise<CellResult> {
  const { prod_id, varient_id } = row;
  const { db } = context;
  const answer = (
    outcome: CellResult["outcome"],
    values: Cells = {},
    problems: CellResult["problems"] = [],
  ) => ({
    prod_id,
    varient_id,
    outcome,
    problems,
    values,
  });
  if (!permissionsFor(row).every((permission) => scope.allowed.includes(permission)))
    return answer("forbidden", {}, [{ field: null, message: "You are not allowed to do this." }]);
  await sql`savepoint one_of_many`.execute(db);
  let now: Cells = {};
  try {
    const target = await targetOf(db, row, scope);
    ({ now } = target);
    const named = columns.filter((name) => row.values[name] !== undefined);
    // What is counted gets a warning with its count, and loses it so.
    const told = named.some((name) => isIn(ofStock, name)) ? new Set([...named, ...ofStock]) : named;
    const shown = (of: Cells): Cells => Object.fromEntries([...told].map((name) => [name, of[name] ?? null]));
    checkColumns(row, target, named);
    const different = named.filter((name) => !isSameCell(name, row.values[name], now[name]));
    if (different.length === 0) {
      await sql`release savepoint one_of_many`.execute(db);
      return answer("unchanged", shown(now));
    }
    const stale = different.filter(
      (name) => row.seen[name] !== undefined && !isSameCell(name, row.seen[name], now[name]),
    );
    if (stale.length > 0) {
      await sql`release savepoint one_of_many`.execute(db);
      return answer(
        "stale",
        shown(now),
        stale.map((field) => ({ field, message: "It was changed since" })),
      );
    }
    const values: Cells = Object.fromEntries(different.map((name) => [name, row.values[name]]));
    const { stock_quantity, low_stock_at, ...others } = values;
    if (Object.keys(others).length > 0)
      await (varient_id === null
        ? writeProduct(target, others, context)
        : writeVariant(varient_id, target, others, context));
    if (stock_quantity !== undefined || low_stock_at !== undefined)
      await writeStock(row, target, { stock_quantity, low_stock_at }, context);
    const { now: after } = await targetOf(db, row, scope);
    await sql`release savepoint one_of_many`.execute(db);
    return answer("done", shown(after));
  } catch (error) {
    const { constraints } = varient_id === null ? productResource : variantResource;
    const refusal = error instanceof HttpError ? error : fromDatabase(error, constraints, "PUT");
    // What the database cannot do now is tried again as a whole.
    if (refusal === undefined || refusal.status >= 500) throw error;
    await sql`rollback to savepoint one_of_many`.execute(db);
    return refusal.status === 404
      ? answer("not_found", {}, [{ field: null, message: refusal.message }])
      : answer("refused", {}, problemsOf(refusal));
  }
}
