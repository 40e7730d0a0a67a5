import { broken } from "../http/httpError.ts";
import { product } from "../product/resource.ts";
import { variant } from "../variant/resource.ts";
import type { ImportKind } from "./kind.ts";
import { priceStockFields, type ProductValues } from "./productFields.ts";
import { findProduct, locationOf } from "./productFind.ts";
import { savePricing } from "./productForms.ts";
import { findVariant, saveStock, saveVariant, saysStock, stocksOf } from "./productParts.ts";
import { undoProduct } from "./productUndo.ts";
import { productClaim, read, variantClaim, writtenOf } from "./productWritten.ts";

/** Prices and stock of products and variants that are there, each row by itself. */
export const priceStockImport: ImportKind = {
  name: "price_stock",
  fields: priceStockFields,
  constraints: { ...product.constraints, ...variant.constraints },
  async write([row], importing) {
    const { db, may } = importing;
    const values: ProductValues = row.values;
    const { variant_id, variant_sku, price, gift_price, available } = values;
    const isVariant = typeof (variant_id ?? variant_sku) === "string";
    const isNamed = isVariant || typeof (values.product_id ?? values.product_sku) === "string";
    if (!isNamed) throw broken("Say which one: by id or SKU");
    const location = await locationOf(values.location, importing);
    const before = await findProduct(values, values, location, importing);
    const wasVariant = isVariant ? await findVariant(db, before, values) : undefined;
    if (isVariant && wasVariant === undefined) throw broken("The variant does not exist", "variant_sku");
    if (before === undefined) throw broken("The product does not exist", "sku_seller");
    const { prod_id } = before;
    const stocksBefore = await stocksOf(db, prod_id);
    const varientId = wasVariant?.varient_id ?? null;
    if (wasVariant === undefined) {
      if (available === false) throw broken("Only a variant can be unavailable", "item_not_available");
      if (price !== undefined || gift_price !== undefined) may("PRODUCT_UPDATE");
      await savePricing(before, {}, values, false, importing);
    } else await saveVariant(prod_id, { price, gift_price, available }, wasVariant, importing);
    if (saysStock(values)) {
      if (varientId === null && before.prod_varient_enabled)
        throw broken("It has variants: say which one", "rows.0.set_to");
      await saveStock({ prod_id, varient_id: varientId }, values, stocksBefore.get(varientId), importing);
    }
    const parts = [{ row: { ...row, values }, before: wasVariant, varientId }];
    const after = await read(importing, prod_id);
    const written = await writtenOf({ before, after, parts, stocksBefore }, importing);
    const claim = varientId === null ? productClaim(prod_id) : variantClaim(varientId);
    // Rows of other variants change the product's version, but none but their own.
    const count = saysStock(values) ? (stocksBefore.get(varientId)?.stock_quantity ?? "-") : "";
    return {
      version: `${(wasVariant ?? before).updated_at} ${count}`,
      rows: written.rows.map((one) => ({ ...one, claims: [claim] })),
    };
  },
  undo: undoProduct,
};
