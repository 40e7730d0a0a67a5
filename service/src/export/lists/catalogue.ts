import { sql } from "kysely";
import { banners } from "../../banner/resource.ts";
import { brands } from "../../brand/record.ts";
import { level1 } from "../../category/level1.ts";
import { level2 } from "../../category/level2.ts";
import { level3 } from "../../category/level3.ts";
import { collections } from "../../collection/resource.ts";
import { manufacturers } from "../../manufacturer/record.ts";
import { address, type ExportedList, ofLocation, shared, times } from "../exportedList.ts";

const brandList: ExportedList = {
  name: "brand",
  rule: brands.rule,
  records: brands.records,
  scope: shared,
  node: ["Brand", "brand_id"],
  columns: {
    brand_id: ["brand_id", "number"],
    name: ["brand_name", "text"],
    products: ["products_count", "number"],
    ...times,
  },
};

const manufacturerList: ExportedList = {
  name: "manufacturer",
  rule: manufacturers.rule,
  records: manufacturers.records,
  scope: ofLocation,
  asksForAll: "SELLER_READ",
  node: ["Manufacturer", "manu_id"],
  references: { location_id: ["seller_id", "Seller"] },
  columns: {
    manufacturer_id: ["manu_id", "number"],
    name: ["manu_name", "text"],
    ...address,
    country: ["country", "text"],
    products: ["products_count", "number"],
    ...times,
  },
};

const levels = { 1: level1, 2: level2, 3: level3 } as const;

/** What a category stands under, from the top. */
const above = {
  1: sql`null::text`,
  2: sql`(select level1_name from category1 where category1.level1_id = category.level1_id)`,
  3: sql`(select level1_name || ' > ' || level2_name from category1 join category2 using (level1_id)
    where category2.level2_id = category.level2_id)`,
} as const;

/** Categories of one level, as their page shows them. The schema names one by its level and its id. */
const categoriesOf = (level: 1 | 2 | 3): ExportedList => ({
  name: `category${level}`,
  rule: levels[level].rule,
  scope: shared,
  node: ["Category", "category_node"],
  records: (db) =>
    sql`(select category.*, ${above[level]} as above,
        ${sql.lit(`${level}-`)} || ${sql.ref(`category.level${level}_id`)} as category_node
      from ${levels[level].records(db)} as category)`,
  columns: {
    category_id: ["category_node", "text"],
    name: [`level${level}_name`, "text"],
    under: ["above", "text"],
    order: [`level${level}_order_id`, "number"],
    categories: ["children_count", "number"],
    products: ["products_count", "number"],
    ...times,
  },
});

const collectionList: ExportedList = {
  name: "collection",
  rule: collections.rule,
  records: collections.records,
  scope: shared,
  node: ["Collection", "collection_id"],
  columns: {
    collection_id: ["collection_id", "number"],
    name: ["collection_name", "text"],
    allow_selection: ["collection_enable_select", "flag"],
    show_on_storefront: ["collection_enable_display", "flag"],
    products: ["products_count", "number"],
    ...times,
  },
};

const bannerList: ExportedList = {
  name: "banner",
  rule: banners.rule,
  scope: shared,
  node: ["Banner", "banner_id"],
  records: (db) =>
    sql`(select banner.*, concat_ws(' > ', level1_name, level2_name, level3_name) as category_path
      from ${banners.records(db)} as banner
      join category1 on category1.level1_id = banner.category1_id
      left join category2 on category2.level2_id = banner.category2_id
      left join category3 on category3.level3_id = banner.category3_id)`,
  columns: {
    banner_id: ["banner_id", "number"],
    order: ["order_id", "number"],
    slogan: ["banner_slogan", "text"],
    leads_to: ["category_path", "text"],
    button: ["banner_button_text", "text"],
    active: ["banner_active", "flag"],
    first_day: ["banner_start_date", "time"],
    last_day: ["banner_end_date", "time"],
    ...times,
  },
};

export const catalogueLists: readonly ExportedList[] = [
  brandList,
  manufacturerList,
  categoriesOf(1),
  categoriesOf(2),
  categoriesOf(3),
  collectionList,
  bannerList,
];
