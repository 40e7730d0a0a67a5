import { type Outcome, refused } from "./answer.ts";
import { adding, listing, reading } from "./catalogue.ts";
import type { Handler, Routes } from "./route.ts";
import type { Body, Row, Table } from "./table.ts";
import type { Tables } from "./tables.ts";

/** Changes the row that a field of the body names. */
function changing(table: Table, idIn: string, fields: (body: Body) => Body = (body) => body): Handler {
  return (_values, body): Outcome => {
    const row = table.find(body[idIn]);
    if (row === undefined) return refused(404, `No such ${idIn}`);
    return { kind: "written", row: table.change(row, fields(body)), key: table.key };
  };
}

/** The product wizard (Document 2 §7). */
export function productRoutes({ products, variants, images, bundles, sellers }: Tables): Routes {
  const ofProduct = { field: "prod_id", of: products };
  /** The documents name a bundle by the chosen product (decision D-62): the newest of several is meant. */
  const bundleOf = (id: string | undefined): Row | undefined => bundles.where("bundle_id", id).at(-1);
  return {
    "POST /v1/companySellerProdLoc/createSignup": (_values, body) => {
      if (sellers.find(body["seller_id"]) === undefined) return refused(404, "No such seller_id");
      const row = products.add(body, { created_at: new Date().toISOString() });
      return { kind: "created", row, key: "prod_id" };
    },
    "POST /v1/companySellerProdLoc/page3Signup": changing(products, "prod_id"),
    "POST /v1/companySellerProdLoc/page4SignUp": changing(products, "prod_id"),
    "GET /v1/companySellerProdLoc/{prod_id}": reading(products),
    "GET /v1/companySellerProdLoc/seller_id/{seller}/{prod_id}": ([seller]) => ({
      kind: "rows",
      rows: products
        .where("seller_id", seller)
        .map(({ prod_id = null, prod_name = null }) => ({ prod_id, prod_name })),
    }),
    "POST /v1/companySellerProdVarient/onPage3": adding(variants, ofProduct),
    "POST /v1/companySellerProdVarient/varientEdit": changing(variants, "varient_id"),
    "POST /v1/companySellerProdVarient/varientClosed": changing(
      variants,
      "varient_id",
      ({ closed, closed_reason }) => ({ closed, closed_reason }),
    ),
    // This one call names the variant by `id` alone.
    "POST /v1/companySellerProdVarient/varientEnbled": changing(variants, "id", () => ({
      closed: false,
      closed_reason: null,
    })),
    "GET /v1/companySellerProdVarient/AllowVarient/{prod_id}": listing(variants, "prod_id"),
    "GET /v1/companySellerProdVarient/varient_id/{id}": reading(variants),
    "POST /v1/companySellerProdImage": adding(images, ofProduct),
    "GET /v1/companySellerProdImage/prod_id/{id}": listing(images, "prod_id"),
    "POST /v1/companySellerProdBundle": (_values, body) => {
      if ([body["prod_id"], body["bundle_id"]].some((id) => products.find(id) === undefined))
        return refused(404, "No such product");
      return { kind: "written", row: bundles.add(body), key: "bundle_id" };
    },
    "GET /v1/companySellerProdBundle/prod_id/{id}": listing(bundles, "prod_id"),
    "GET /v1/companySellerProdBundle/{bundle_id}": ([id]) => {
      const row = bundleOf(id);
      return row ? { kind: "record", row } : refused(404, "No such bundle");
    },
    "PUT /v1/companySellerProdBundle/{bundle_id}": ([id], body) => {
      const row = bundleOf(id);
      if (row === undefined) return refused(404, "No such bundle");
      return { kind: "written", row: bundles.change(row, body), key: "bundle_id" };
    },
    "DELETE /v1/companySellerProdBundle/{id}": ([id]) => {
      const row = bundleOf(id);
      if (row === undefined) return refused(404, "No such bundle");
      bundles.remove(row);
      return { kind: "done" };
    },
  };
}
