import { groupBy } from "./records.mjs";

/**
 * The calls of the workloads over `get(path, query) -> {body, total}` and `put(path, body) -> body`; each read takes many
 * keys where it can.
 */
export function readsOver({ get, put }) {
  const byIds = async (path, keys, keyOf) => {
    const { body } = await get(path, { ids: keys.join(",") });
    const found = new Map(body.map((record) => [keyOf(record), record]));
    return keys.map((key) => found.get(String(key)) ?? null);
  };
  const childrenOf = async (path, keys, field) => {
    const { body } = await get(path, { ids: keys.join(",") });
    const groups = groupBy(body, field);
    return keys.map((key) => groups.get(String(key)) ?? []);
  };
  return {
    products: (company, first) =>
      get(`/v1/companySellerProdLoc/company_po_id/${company}`, {
        limit: String(first + 1),
        sort: "prod_name",
      }),
    productsById: (ids) => byIds("/v1/companySellerProdLoc", ids, (record) => String(record.prod_id)),
    productWithParts: async (id) => {
      const include = "brand,categories,images,seller,variants";
      return (await get("/v1/companySellerProdLoc", { ids: id, include })).body[0];
    },
    sellers: (ids) => byIds("/v1/companySeller", ids, (record) => String(record.seller_id)),
    images: (ids) => childrenOf("/v1/companySellerProdImage/prod_id", ids, "prod_id"),
    renameBrand: (id, name) => put(`/v1/companyBrand/${id}`, { brand_name: name }),
    brands: (ids) => byIds("/v1/companyBrand", ids, (record) => String(record.brand_id)),
    categories: (keys) =>
      byIds("/v1/categoryPO", keys, (record) => `${record.level}-${record[`level${record.level}_id`]}`),
    variants: (ids) => childrenOf("/v1/companySellerProdVarient/AllowVarient", ids, "prod_id"),
    level1: (company, first) =>
      get(`/v1/l1CategoryPO/company_po_id/${company}`, { limit: String(first + 1), sort: "level1_order_id" }),
    level2: (ids) => childrenOf("/v1/l2CategoryPO/level1_id", ids, "level1_id"),
    level3: (ids) => childrenOf("/v1/l3CategoryPO/level2_id", ids, "level2_id"),
  };
}
