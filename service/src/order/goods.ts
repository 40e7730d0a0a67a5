import type { Connection } from "../http/context.ts";
import { toPaise } from "../reckoning/paise.ts";
import type { PricedProduct, WantedLine } from "../reckoning/priceLines.ts";
import type { OrderBody } from "./body.ts";

/** What is wrong with an order, by the path of the field: all of it at once. */
export type Problems = Map<string, string>;

/** What the lines of an order are of. */
export type Goods = Awaited<ReturnType<typeof readGoods>>;

/** Reads what the lines are about, in at most four queries whatever their number. */
export async function readGoods(db: Connection, { company_po_id, lines }: OrderBody) {
  const ids = [...new Set(lines.map(({ prod_id }) => prod_id))];
  const variantIds = lines.flatMap(({ varient_id }) => varient_id ?? []);
  const [products, variants, bundles, stock] = await Promise.all([
    db
      .selectFrom("product")
      .leftJoin("brand", "brand.brand_id", "product.prod_brand")
      .selectAll("product")
      .select("brand.brand_name")
      .where("product.prod_id", "in", ids)
      .where("product.company_po_id", "=", company_po_id)
      .execute(),
    variantIds.length === 0
      ? []
      : db.selectFrom("variant").selectAll().where("varient_id", "in", variantIds).execute(),
    ids.length < 2
      ? []
      : db
          .selectFrom("bundle")
          .select(["prod_id", "bundle_id", "bundle_offer_percentage"])
          .where("prod_id", "in", ids)
          .where("bundle_id", "in", ids)
          .execute(),
    db
      .selectFrom("stock")
      .select(["stock_id", "prod_id", "varient_id", "stock_quantity"])
      .where("prod_id", "in", ids)
      .execute(),
  ]);
  return {
    products: new Map(products.map((product) => [product.prod_id, product])),
    variants: new Map(variants.map((variant) => [variant.varient_id, variant])),
    bundles,
    stock,
  };
}

type Product = Goods["products"] extends Map<number, infer Found> ? Found : never;

/** What the reckoning needs of a product. */
export function pricedProduct(product: Product, bundles: Goods["bundles"]): PricedProduct {
  const slabs = [
    { from: product.slab1_gte, percentage: product.slab1_disc_percentage },
    { from: product.slab2_gte, percentage: product.slab2_disc_percentage },
    { from: product.slab3_gte, percentage: product.slab3_disc_percentage },
    { from: product.slab4_gte, percentage: product.slab4_disc_percentage },
  ];
  const own = product.enable_bundle_discounts
    ? bundles.filter(({ prod_id }) => prod_id === product.prod_id)
    : [];
  const { cgst, sgst, igst } = product;
  return {
    ...product,
    slabs,
    rates: { cgst: cgst ?? "0", sgst: sgst ?? "0", igst: igst ?? "0" },
    bundles: own.map(({ bundle_id, bundle_offer_percentage: percentage }) => ({
      prod_id: bundle_id,
      percentage,
    })),
  };
}

/** What cannot be had, with the path of its line; the lines as far as they can. */
export function wantedLines(
  { lines }: OrderBody,
  { products, variants, stock }: Goods,
): { wanted: WantedLine[]; problems: Problems } {
  const problems: Problems = new Map();
  const taken = new Map<string, number>();
  const wanted = lines.flatMap((line, index): WantedLine[] => {
    const problem = (field: string, message: string): [] => {
      problems.set(`lines.${index}.${field}`, message);
      return [];
    };
    const product = products.get(line.prod_id);
    if (product === undefined) return problem("prod_id", "The product does not exist");
    if (product.prod_status !== "enabled") return problem("prod_id", "The product is not on sale");
    const variant = line.varient_id === null ? undefined : variants.get(line.varient_id);
    if (product.prod_varient_enabled) {
      if (line.varient_id === null) return problem("varient_id", "Choose a variant");
      if (variant?.prod_id !== product.prod_id) return problem("varient_id", "The variant does not exist");
      if (variant.closed || variant.item_not_available)
        return problem("varient_id", "The variant is not on sale");
    } else if (line.varient_id !== null) return problem("varient_id", "The product has no variants");
    const { cgst, sgst, igst } = product;
    if (cgst === null || sgst === null || igst === null)
      return problem("prod_id", "The product has no tax rate");
    const price = product.prod_varient_enabled ? variant?.product_price : product.product_price;
    if (price === null || price === undefined) return problem("prod_id", "The product has no price");
    const wrapping = product.prod_varient_enabled && variant ? variant : product;
    if (line.gift_wrapping && !wrapping.gift_wrapping_enabled)
      return problem("gift_wrapping", "Gift wrapping is not offered");
    const key = `${line.prod_id} ${line.varient_id ?? ""}`;
    const before = taken.get(key) ?? 0;
    taken.set(key, before + line.quantity);
    const counted = stock.find(
      ({ prod_id, varient_id }) => prod_id === line.prod_id && varient_id === line.varient_id,
    );
    if (counted !== undefined && counted.stock_quantity < before + line.quantity)
      return problem("quantity", `Only ${Math.max(0, counted.stock_quantity - before)} left`);
    return [
      {
        prod_id: line.prod_id,
        quantity: line.quantity,
        list_price: toPaise(price),
        gift_price: line.gift_wrapping ? toPaise(wrapping.gift_wrapping_price) : 0n,
      },
    ];
  });
  return { wanted, problems };
}
