import { expect } from "vitest";
import type { Caller } from "./caller.ts";
import type { Known } from "./freshDocuments.ts";
import type { ServiceCall } from "./serviceCaller.ts";
import { typed } from "./typed.ts";

/** Changes that a test of freshness makes. Each resolves when it has been made. */
export interface FreshWrites {
  addBrand(name: string): Promise<void>;
  renameBrand(brand: Known, name: string): Promise<void>;
  deleteBrand(brand: Known): Promise<void>;
  addCategory(parent: Known, name: string): Promise<void>;
  renameCategory(category: Known, name: string): Promise<void>;
  deleteCategory(category: Known): Promise<void>;
  /** In rupees, with two decimals. */
  priceVariant(variant: Known, price: string): Promise<void>;
  deleteProduct(product: Known): Promise<void>;
}

/** Made in the service itself, which no gateway hears of. `call` reaches it with all rights, for company 1. */
export function writesInService(call: ServiceCall): FreshWrites {
  const send = async (path: string, body?: object, method?: "POST" | "PUT" | "DELETE"): Promise<void> => {
    await call(path, body, method);
  };
  return {
    addBrand: (brand_name) => send("/v1/companyBrand", { company_po_id: 1, brand_name }),
    renameBrand: ({ databaseId }, brand_name) =>
      send(`/v1/companyBrand/${databaseId}`, { brand_name }, "PUT"),
    deleteBrand: ({ databaseId }) => send(`/v1/companyBrand/${databaseId}`, undefined, "DELETE"),
    addCategory: ({ databaseId }, level2_name) =>
      send("/v1/l2CategoryPO", { level1_id: Number(databaseId), level2_name, level2_order_id: 90 }),
    renameCategory: ({ databaseId }, level2_name) =>
      send(`/v1/l2CategoryPO/${databaseId}`, { level2_name }, "PUT"),
    deleteCategory: ({ databaseId }) => send(`/v1/l2CategoryPO/${databaseId}`, undefined, "DELETE"),
    priceVariant: ({ databaseId }, product_price) =>
      send("/v1/companySellerProdVarient/varientEdit", { varient_id: Number(databaseId), product_price }),
    deleteProduct: ({ databaseId }) => send(`/v1/companySellerProdLoc/${databaseId}`, undefined, "DELETE"),
  };
}

/** Made by mutations of one gateway, whose own responses have to hold what was written. */
export function writesThrough(caller: Caller): FreshWrites {
  const send = async (field: string, success: string, input: object, written: object): Promise<void> => {
    const type = typed(field);
    const document = `mutation Fresh($input: ${type}Input!) { ${field}(input: $input) {
      ... on ${type}Success { ${success} } ... on Error { message } } }`;
    const { data, errors } = await caller.send(document, { input });
    expect({ data, errors }).toEqual({ data: { [field]: written } });
  };
  return {
    addBrand: (name) => send("addBrand", "brand { name }", { name }, { brand: { name } }),
    renameBrand: ({ id }, name) => send("editBrand", "brand { name }", { id, name }, { brand: { name } }),
    deleteBrand: ({ id }) => send("deleteBrand", "deletedId", { id }, { deletedId: id }),
    addCategory: ({ id }, name) =>
      send(
        "addCategory",
        "category { name }",
        { level: 2, parentId: id, name, order: 91 },
        { category: { name } },
      ),
    renameCategory: ({ id }, name) =>
      send("editCategory", "category { name }", { id, name }, { category: { name } }),
    deleteCategory: ({ id }) => send("deleteCategory", "deletedId", { id }, { deletedId: id }),
    priceVariant: ({ id }, price) =>
      send("editVariant", "variant { price }", { id, price }, { variant: { price } }),
    deleteProduct: ({ id }) => send("deleteProduct", "deletedId", { id }, { deletedId: id }),
  };
}
