import { type Insertable, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { ManufacturerTable } from "../manufacturer/table.ts";
import type { ProductTable } from "../product/table.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import type { DemoProduct } from "./catalogue/demoProduct.ts";

/** A product of the demo with its storage key, for the illustrations. */
export interface SeededProduct {
  readonly prodId: number;
  readonly imageKey: string;
  /** Storage keys of further images. */
  readonly gallery: readonly string[];
  readonly product: DemoProduct;
}

interface Owner {
  readonly company: number;
  readonly locations: readonly [number, number];
}

/** A product and where it stands in the tree. */
interface CategorisedProduct {
  readonly product: DemoProduct;
  readonly category1_id: number;
  readonly category2_id: number;
  readonly category3_id: number;
}

const paragraph = (text: string): string => `<p>${text.replaceAll("&", "&amp;")}</p>`;
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

function factList(facts: DemoProduct["facts"]): string {
  const items = facts.map(
    ([label, value]) => `<li><strong>${label}</strong>: ${value.replaceAll("&", "&amp;")}</li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

/** Inserts the category tree level by level and gives each product its path. */
async function insertTree(db: Connection, company: number): Promise<CategorisedProduct[]> {
  const company_po_id = company;
  const first = await db
    .insertInto("category1")
    .values(
      catalogue.map(({ name, description }, index) => ({
        company_po_id,
        level1_name: name,
        description,
        level1_order_id: index + 1,
      })),
    )
    .returning(["level1_id", "level1_name"])
    .execute();
  const level1 = new Map(first.map((row) => [row.level1_name, row.level1_id]));
  const categorised: CategorisedProduct[] = [];
  for (const branch of catalogue) {
    const level1_id = level1.get(branch.name) ?? 0;
    const second = await db
      .insertInto("category2")
      .values(
        Object.keys(branch.children).map((level2_name, index) => ({
          company_po_id,
          level1_id,
          level2_name,
          level2_order_id: index + 1,
        })),
      )
      .returning(["level2_id", "level2_name"])
      .execute();
    for (const { level2_id, level2_name } of second) {
      const groups = branch.children[level2_name] ?? {};
      const third = await db
        .insertInto("category3")
        .values(
          Object.keys(groups).map((level3_name, index) => ({
            company_po_id,
            level1_id,
            level2_id,
            level3_name,
            level3_order_id: index + 1,
          })),
        )
        .returning(["level3_id", "level3_name"])
        .execute();
      for (const { level3_id, level3_name } of third)
        for (const product of groups[level3_name] ?? [])
          categorised.push({
            product,
            category1_id: level1_id,
            category2_id: level2_id,
            category3_id: level3_id,
          });
    }
  }
  return categorised;
}

async function insertNames(db: Connection, owner: Owner, categorised: readonly CategorisedProduct[]) {
  const names = [...new Set(categorised.map(({ product }) => product.brand))];
  const brands = await db
    .insertInto("brand")
    .values(names.map((brand_name) => ({ company_po_id: owner.company, brand_name })))
    .returning(["brand_id", "brand_name"])
    .execute();
  const makers = new Map<string, Insertable<ManufacturerTable>>();
  for (const { product } of categorised) {
    const seller_id = owner.locations[product.second ? 1 : 0];
    makers.set(`${seller_id} ${product.manufacturer}`, {
      company_po_id: owner.company,
      seller_id,
      manu_name: product.manufacturer,
      countryshort: "IND",
      country: "India",
    });
  }
  const manufacturers = await db
    .insertInto("manufacturer")
    .values([...makers.values()])
    .returning(["manu_id", "seller_id", "manu_name"])
    .execute();
  return {
    brands: new Map(brands.map((row) => [row.brand_name, row.brand_id])),
    manufacturers: new Map(manufacturers.map((row) => [`${row.seller_id} ${row.manu_name}`, row.manu_id])),
  };
}

/** Identities fixed before the insert, because the storage key of an image contains them. */
async function reserveIds(db: Connection, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('product', 'prod_id'))::int as id from generate_series(1, ${count}::int)`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

const day = 86_400_000;

/** Seeds categories, brands, manufacturers, products and variants of the demo company. */
export async function seedCatalogue(db: Connection, owner: Owner, now: Date): Promise<SeededProduct[]> {
  const categorised = await insertTree(db, owner.company);
  const { brands, manufacturers } = await insertNames(db, owner, categorised);
  const ids = await reserveIds(db, categorised.length);
  const seeded: SeededProduct[] = [];
  const products: Insertable<ProductTable>[] = [];
  for (const [index, { product, ...path }] of categorised.entries()) {
    const prod_id = ids[index] ?? 0;
    const seller_id = owner.locations[product.second ? 1 : 0];
    const imageKey = `Uploads/${prod_id}/${slug(product.name)}.webp`;
    const variants = typeof product.price !== "string";
    // Spread over half a year, so that sorting by date shows something.
    const created = new Date(now.getTime() - ((index * 37) % 180) * day - index * 3_600_000);
    const updated = new Date(Math.min(now.getTime(), created.getTime() + ((index * 11) % 40) * day));
    // Products in several sizes are shown from more than one side.
    const gallery = variants
      ? [2, 3].map((view) => `Uploads/${prod_id}/${slug(product.name)}-${view}.webp`)
      : [];
    seeded.push({ prodId: prod_id, imageKey, gallery, product });
    products.push({
      ...path,
      prod_id,
      company_po_id: owner.company,
      seller_id,
      prod_status: product.status ?? "enabled",
      prod_status_reason: product.reason ?? null,
      prod_name: product.name,
      prod_brand: brands.get(product.brand) ?? null,
      prod_model: product.model ?? null,
      prod_colour: product.colour,
      prod_pack: product.pack,
      prod_description: paragraph(product.about),
      prod_specifications: factList(product.facts),
      manu_id: manufacturers.get(`${seller_id} ${product.manufacturer}`) ?? null,
      country_origin: "IND",
      summary_image_url: imageKey,
      prod_varient_enabled: variants,
      product_price: typeof product.price === "string" ? product.price : null,
      cgst: product.tax / 2,
      sgst: product.tax / 2,
      igst: product.tax,
      hsn_code: product.hsn,
      sku_seller: variants ? null : product.sku,
      discount_percentage: product.discount ?? null,
      created_at: created.toISOString(),
      updated_at: updated.toISOString(),
    });
  }
  await db.insertInto("product").values(products).execute();
  await insertVariants(db, products, seeded);
  await insertGallery(db, products, seeded);
  return seeded;
}

async function insertGallery(
  db: Connection,
  products: readonly Insertable<ProductTable>[],
  seeded: readonly SeededProduct[],
): Promise<void> {
  const rows = seeded.flatMap(({ prodId, gallery }, index) => {
    const owner = products[index];
    if (owner === undefined) return [];
    const { seller_id, company_po_id } = owner;
    return gallery.map((images_url, position) => ({
      prod_id: prodId,
      seller_id,
      company_po_id,
      images_url,
      order_id: position + 1,
    }));
  });
  await db.insertInto("product_image").values(rows).execute();
}

async function insertVariants(
  db: Connection,
  products: readonly Insertable<ProductTable>[],
  seeded: readonly SeededProduct[],
) {
  const rows = seeded.flatMap(({ prodId, product }, index) => {
    const owner = products[index];
    if (owner === undefined || typeof product.price === "string") return [];
    return product.price.map(([short_name, long_name, product_price], position) => ({
      prod_id: prodId,
      seller_id: owner.seller_id,
      company_po_id: owner.company_po_id,
      short_name,
      long_name,
      product_price,
      default_price: position === 0,
      sku_seller: `${product.sku}-${slug(short_name).toUpperCase()}`,
      gift_wrapping_enabled: position === 0,
      gift_wrapping_price: position === 0 ? "30.00" : "0.00",
      display_order_id: position + 1,
    }));
  });
  await db.insertInto("variant").values(rows).execute();
}
