/** The service's records in the form of the schema; the same work for every peer. */

const nodeId = (type, id) => Buffer.from(`${type}:${id}`).toString("base64url");

/** The id of the service inside a global id. */
export const databaseIdOf = (id) => {
  const text = Buffer.from(id, "base64url").toString();
  return text.slice(text.indexOf(":") + 1);
};
const instant = (text) => (text ? new Date(text).toISOString() : null);
const decimal = (value) => (value === null || value === undefined || value === "" ? null : String(value));
export const cursorOf = (order, value, id) =>
  Buffer.from(JSON.stringify([order, value, String(id)])).toString("base64url");

export function product(record) {
  const deepest = [3, 2, 1].find((level) => record[`category${level}_id`]);
  return {
    databaseId: record.prod_id,
    id: nodeId("Product", record.prod_id),
    name: record.prod_name,
    sku: record.sku_seller || null,
    status: record.prod_status.toUpperCase(),
    price: record.prod_varient_enabled ? null : record.product_price,
    model: record.prod_model || null,
    colour: record.prod_colour || null,
    packing: record.prod_pack || null,
    hsnCode: record.hsn_code || null,
    cgst: decimal(record.cgst),
    sgst: decimal(record.sgst),
    igst: decimal(record.igst),
    countryOfOrigin: record.country_origin || null,
    description: record.prod_description || null,
    specifications: record.prod_specifications || null,
    giftWrappingPrice: record.gift_wrapping_enabled ? decimal(record.gift_wrapping_price) : null,
    discountPercentage: decimal(record.discount_percentage),
    createdAt: instant(record.created_at),
    updatedAt: instant(record.updated_at),
    sellerId: record.seller_id,
    brandId: record.prod_brand,
    categoryKey: deepest === undefined ? null : `${deepest}-${record[`category${deepest}_id`]}`,
  };
}

export const brand = (record) => ({ id: nodeId("Brand", record.brand_id), name: record.brand_name });

export const seller = (record) => ({ id: nodeId("Seller", record.seller_id), name: record.business_name });

export function category(record) {
  const level = record.level ?? (record.level3_id ? 3 : record.level2_id ? 2 : 1);
  const key = `${level}-${record[`level${level}_id`]}`;
  return {
    key,
    databaseId: record[`level${level}_id`],
    id: nodeId("Category", key),
    name: record[`level${level}_name`],
    level,
    order: record[`level${level}_order_id`],
    ancestors: [1, 2]
      .filter((above) => above < level)
      .map((above) => `${above}-${record[`level${above}_id`]}`),
  };
}

export const variant = (record) => ({
  id: nodeId("Variant", record.varient_id),
  shortName: record.short_name,
  longName: record.long_name,
  sku: record.sku_seller || null,
  price: record.product_price,
  isDefault: record.default_price,
  order: record.display_order_id,
  giftWrappingEnabled: record.gift_wrapping_enabled,
  giftWrappingPrice: decimal(record.gift_wrapping_price) ?? "0.00",
  closed: record.closed,
  closedReason: record.closed_reason || null,
  temporarilyUnavailable: record.item_not_available,
});

export const image = (record) => ({ id: nodeId("ProductImage", record.image_id), order: record.order_id });

export const imagePage = (records, first) => ({
  edges: records.slice(0, first).map((record) => ({ node: image(record) })),
});

/** Groups records by the text of one of their fields. */
export function groupBy(records, field) {
  const groups = new Map();
  for (const record of records) {
    const key = String(record[field]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [record]);
    else group.push(record);
  }
  return groups;
}

export function productPage({ body, total }, first) {
  const rows = body.slice(0, first);
  const edges = rows.map((record) => ({
    cursor: cursorOf("prod_name", record.prod_name, record.prod_id),
    node: product(record),
  }));
  return {
    edges,
    totalCount: total,
    pageInfo: { hasNextPage: body.length > first, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

export function categoryPage(records, first, total) {
  const edges = records.slice(0, first).map((record) => ({ cursor: "", node: category(record) }));
  return { edges, totalCount: total ?? records.length };
}

export const variantPage = (records, first) => ({
  edges: records.slice(0, first).map((record) => ({ node: variant(record) })),
});
