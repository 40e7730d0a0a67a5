import { groupBy } from "./records.mjs";

/** The reads of the workloads over a function `get(path, query) -> {body, total}`; each takes many keys where it can. */
export function readsOver(get) {
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
