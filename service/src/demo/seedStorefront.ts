import { insertMembers } from "../collectionProduct/place.ts";
import type { Connection } from "../http/context.ts";
import type { SeededProduct } from "./seedCatalogue.ts";

/** A banner of the demo: category of level 1, file, slogan, button. */
export const demoBanners = [
  {
    category: "Kitchen & Dining",
    file: "banner-kitchen.webp",
    slogan: "Clay, copper and iron for every day",
    button: "Shop cookware",
  },
  {
    category: "Garden & Balcony",
    file: "banner-garden.webp",
    slogan: "A balcony that feeds you",
    button: "Start growing",
  },
  {
    category: "Pantry",
    file: "banner-pantry.webp",
    slogan: "Grain with a farmer's name on it",
    button: "Fill the pantry",
  },
  {
    category: "Clothing & Travel",
    file: "banner-clothing.webp",
    slogan: "Handspun, and it shows",
    button: "See khadi",
  },
] as const;

/** Pairs offered together: product, companion, percentage. */
const bundles = [
  ["Pre-Seasoned Cast Iron Tawa", "Neem Wood Serving Ladles", "10.00"],
  ["Pre-Seasoned Cast Iron Tawa", "Cast Iron Kadai with Lid", "15.00"],
  ["Hammered Copper Bottle", "Copper Tumbler Pair", "12.00"],
  ["Areca Palm", "Terracotta Planter", "10.00"],
  ["Home Composting Kit", "Vermicompost", "8.00"],
  ["Hibiscus Shampoo Bar", "Cold-Infused Hair Oil", "10.00"],
] as const;

/** A collection: name, whether it takes products, whether it is shown, and what is in it. */
const collections = [
  [
    "Plastic-free kitchen",
    true,
    true,
    [
      "Neem Wood Serving Ladles",
      "Areca Leaf Dinner Plates",
      "Sal Leaf Bowls",
      "Bamboo Cutlery Roll",
      "Earthen Curd Setter",
    ],
  ],
  [
    "Monsoon garden",
    true,
    true,
    ["Areca Palm", "Terracotta Planter", "Seedling Coir Pots", "Vermicompost", "Heirloom Vegetable Seeds"],
  ],
  [
    "Gifts under 500",
    true,
    true,
    [
      "Marbled Gift Wrap",
      "Seed Paper Notebook",
      "Plantable Pencils",
      "Cork Wallet",
      "Neem Wood Serving Ladles",
    ],
  ],
  ["Diwali 2026", false, false, []],
] as const;

/** Seeds banners, collections, bundles and discounts of the demo company. */
export async function seedStorefront(
  db: Connection,
  company: number,
  seeded: readonly SeededProduct[],
  today: string,
): Promise<void> {
  const company_po_id = company;
  const categories = await db
    .selectFrom("category1")
    .select(["level1_id", "level1_name"])
    .where("company_po_id", "=", company)
    .execute();
  const levels = new Map(categories.map((row) => [row.level1_name, row.level1_id]));
  await db
    .insertInto("banner")
    .values(
      demoBanners.map(({ category, file, slogan, button }, index) => ({
        company_po_id,
        category1_id: levels.get(category) ?? 0,
        order_id: index + 1,
        banner_url: file,
        banner_slogan: slogan,
        banner_button_text: button,
      })),
    )
    .execute();
  const named = new Map(seeded.map((product) => [product.product.name, product.prodId]));
  await seedCollections(db, company_po_id, named);
  for (const [index, [product, companion, percentage]] of bundles.entries()) {
    const prod_id = named.get(product) ?? 0;
    const owner = await db
      .selectFrom("product")
      .select(["seller_id", "company_po_id"])
      .where("prod_id", "=", prod_id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("bundle")
      .values({
        ...owner,
        prod_id,
        bundle_id: named.get(companion) ?? 0,
        bundle_offer_percentage: percentage,
        order_id: index + 1,
      })
      .execute();
    await db
      .updateTable("product")
      .set({ enable_bundle_discounts: true })
      .where("prod_id", "=", prod_id)
      .execute();
  }
  await db
    .updateTable("product")
    .set({
      enable_special_offer: true,
      special_offer_percentage: "30.00",
      special_offer_start_date: today,
      special_offer_infinite: true,
    })
    .where("prod_id", "=", named.get("Home Composting Kit") ?? 0)
    .execute();
  await db
    .updateTable("product")
    .set({
      enable_volume_discounts: true,
      slab1_gte: 5,
      slab2_gte: 10,
      slab3_gte: 15,
      slab4_gte: 20,
      slab1_disc_percentage: "3.00",
      slab2_disc_percentage: "5.00",
      slab3_disc_percentage: "8.00",
      slab4_disc_percentage: "12.00",
    })
    .where("prod_id", "in", [named.get("Areca Leaf Dinner Plates") ?? 0, named.get("Bamboo Toothbrush") ?? 0])
    .execute();
}

async function seedCollections(
  db: Connection,
  company_po_id: number,
  named: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [collection_name, collection_enable_select, collection_enable_display, members] of collections) {
    const { collection_id } = await db
      .insertInto("collection")
      .values({ company_po_id, collection_name, collection_enable_select, collection_enable_display })
      .returning("collection_id")
      .executeTakeFirstOrThrow();
    await insertMembers(
      db,
      collection_id,
      members.map((name) => named.get(name) ?? 0),
    );
  }
}
