import * as v from "valibot";
import { id } from "../http/responseFields.ts";
import { pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { createSignup, detailFields } from "./createSignup.ts";
import { page4SignUp } from "./discount.ts";
import { duplicateProduct } from "./duplicate.ts";
import { productsByIds } from "./included.ts";
import { page3Signup } from "./price.ts";
import { products } from "./record.ts";
import { changeStatus } from "./status.ts";

export const editProduct = products.edit(detailFields);
export const removeProduct = products.remove();

const forBundles = operation({
  method: "GET",
  path: "/v1/companySellerProdLoc/seller_id/{seller_id}/{prod_id}",
  origin: "document-2",
  summary: "Products of a location that can be bundled with this one",
  params: v.object({ seller_id: pathId, prod_id: pathId }),
  response: v.array(v.object({ prod_id: id, seller_id: id, company_po_id: id, prod_name: v.string() })),
  handle: ({ params }, { db }) =>
    db
      .selectFrom("product")
      .select(["prod_id", "seller_id", "company_po_id", "prod_name"])
      .where("seller_id", "=", params.seller_id)
      .where("prod_id", "<>", params.prod_id)
      .orderBy("prod_name")
      .orderBy("prod_id")
      .execute(),
});

/** Products of a location. */
export const product: Resource = {
  records: { Product: products.record },
  constraints: {
    product_creation_key: { field: "creation_key", message: "This form is being saved already" },
    product_sku_key: { field: "sku_seller", message: "SKU Already Exist" },
    product_check: { field: "category2_id", message: "Level2 Category is required", status: 422 },
    product_brand: {
      field: "prod_brand",
      message: "The brand does not exist",
      status: 422,
      inUse: "Still in use: products carry it",
    },
    product_manufacturer: {
      field: "manu_id",
      message: "The manufacturer does not exist",
      status: 422,
      inUse: "Still in use: products name it",
    },
    product_category1: {
      field: "category1_id",
      message: "The category does not exist",
      status: 422,
      inUse: "Still in use: products are in it",
    },
    product_category2: {
      field: "category2_id",
      message: "The level 2 category is not under this level 1 category",
      status: 422,
      inUse: "Still in use: products are in it",
    },
    product_category3: {
      field: "category3_id",
      message: "The level 3 category is not under this level 2 category",
      status: 422,
      inUse: "Still in use: products are in it",
    },
  },
  operations: [
    productsByIds,
    products.one("document-2"),
    ...products.by({ segment: "seller_id", origin: "extension" }),
    ...products.by({ segment: "company_po_id", origin: "extension" }),
    forBundles,
    createSignup,
    page3Signup,
    page4SignUp,
    editProduct,
    changeStatus,
    duplicateProduct,
    removeProduct,
  ],
};
