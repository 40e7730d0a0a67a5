import { broken } from "../http/httpError.ts";
import { product } from "../product/resource.ts";
import { variant } from "../variant/resource.ts";
import { type Importing, type ImportKind, RefusedRow, type RowValues, type Written } from "./kind.ts";
import {
  isOfVariant,
  productFields,
  productNames,
  type ProductField,
  type ProductValues,
  sharedFieldNames,
  variantNames,
} from "./productFields.ts";
import { findProduct, locationOf, referencesOf } from "./productFind.ts";
import { saveDetails, saveDiscount, savePricing } from "./productForms.ts";
import { findVariant, saveStock, saveVariant, saysStock, stocksOf, type Variant } from "./productParts.ts";
import { type Part, productClaim, type ProductRow, read, variantClaim, writtenOf } from "./productWritten.ts";
import { undoProduct } from "./productUndo.ts";
import { ofRow, problemsOf } from "./refusal.ts";
import { groupProducts } from "./together.ts";
import { sameAs } from "./unit.ts";

/** Products, one row for each variant. What rows say of the product itself they say together. */
export const productImport: ImportKind = {
  name: "product",
  fields: productFields,
  constraints: { ...product.constraints, ...variant.constraints },
  exchanges: ["product", "variant"],
  together: groupProducts,
  async write([first, ...others], importing) {
    const rows: readonly ProductRow[] = [first, ...others];
    return writeProduct(rows, sharedOf(rows), importing);
  },
  undo: undoProduct,
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
      throw new RefusedRow(by.get(problems[0]?.field ?? "") ?? first, problems, error);
    }
  };
  const ofVariants = rows.filter((row) => isOfVariant(row.values));
  const own = rows.find((row) => !isOfVariant(row.values));
  const named = ofVariants.find(
    (row) => typeof (row.values.variant_id ?? row.values.variant_sku) === "string",
  );

  const before = await shared(async () => {
    const location = await locationOf(values.location, importing);
    const found = await ofRow(named ?? rows[0] ?? { rowNo: first, values: {} }, {}, variantNames, () =>
      findProduct(values, named?.values ?? {}, location, importing),
    );
    if (found !== undefined) importing.found(first, productClaim(found.prod_id));
    return { product: found, location: found?.seller_id ?? location };
  });
  may(before.product === undefined ? "PRODUCT_CREATE" : "PRODUCT_UPDATE");
  const stocksBefore = before.product === undefined ? new Map() : await stocksOf(db, before.product.prod_id);
  const variantsBefore = new Map<ProductRow, Variant | undefined>();
  for (const row of ofVariants) {
    const found = await ofRow(row, {}, variantNames, () => findVariant(db, before.product, row.values));
    variantsBefore.set(row, found);
    if (found !== undefined) importing.found(row.rowNo, variantClaim(found.varient_id));
  }

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
    const varientId = isOfVariant(row.values)
      ? await ofRow(row, variant.constraints, variantNames, () =>
          saveVariant(prodId, row.values, found, importing),
        )
      : null;
    parts.push({ row, before: found, varientId });
  }
  const after = await shared(async () => {
    const addsVariant = parts.some((part) => part.varientId !== null && part.before === undefined);
    const made = await read(importing, prodId);
    const isPriced = await savePricing(made, values, own?.values ?? {}, addsVariant, importing);
    const priced = isPriced ? await read(importing, prodId) : made;
    return (await saveDiscount(priced, values, importing)) ? read(importing, prodId) : priced;
  });
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
