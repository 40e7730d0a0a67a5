import type { RestWrite } from "../../src/rest/client.ts";
import type { RestError } from "../../src/rest/error.ts";
import { catalogue } from "./catalogue.ts";
import type { FakeTable } from "./fakeList.ts";
import { createFakeRest, type FakeRest } from "./fakeRest.ts";

/** The prices and taxes that a complete product has. */
export const complete = {
  prod_varient_enabled: false,
  product_price: "100.00",
  cgst: "9.00",
  sgst: "9.00",
  igst: "18.00",
};

type Responder = (write: RestWrite) => unknown;

function documentedFlags(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      value === "true" ? true : value === "false" ? false : value,
    ]),
  );
}

/** A service that keeps what it is sent of products, images and bundles, as ours does. `change` is made to every product first. */
export function productService(
  change: object = {},
  further: Readonly<Record<string, Responder>> = {},
): FakeRest {
  const tables = catalogue(4);
  const productTable = tables["companySellerProdLoc"]!;
  const rows: object[] = productTable.rows.map((row) => ({ ...row, ...change }));
  const products: FakeTable = { ...productTable, rows };
  const update = (id: unknown, fields: object): object => {
    const index = rows.findIndex((row) => String(Reflect.get(row, "prod_id")) === String(id));
    rows[index] = { ...rows[index], ...documentedFlags(fields) };
    return rows[index];
  };
  const byBody: Responder = ({ body }) => update(Reflect.get(Object(body), "prod_id"), Object(body));
  const byPath: Responder = ({ params, body }) => update(params?.["id"], Object(body));
  return createFakeRest({
    tables: { ...tables, companySellerProdLoc: products },
    reads: {
      "/v1/country": () => [
        { id: "IND", countrylong: "India" },
        { id: "NPL", countrylong: "Nepal" },
      ],
      "/v1/companySellerProdLoc/seller_id/{sellerId}/{id}": ({ params }) =>
        rows
          .filter((row) => String(Reflect.get(row, "seller_id")) === params?.["sellerId"])
          .map((row) => ({ prod_id: Reflect.get(row, "prod_id"), prod_name: Reflect.get(row, "prod_name") })),
    },
    writes: {
      "POST /v1/companySellerProdLoc/createSignup": ({ body }) => {
        rows.push({ company_po_id: 1, prod_id: 500, prod_status: "draft", ...Object(body) });
        return [rows.at(-1)];
      },
      "PUT /v1/companySellerProdLoc/{id}": byPath,
      "PUT /v1/companySellerProdLoc/prod_status/{id}": byPath,
      "POST /v1/companySellerProdLoc/page3Signup": byBody,
      "POST /v1/companySellerProdLoc/page4SignUp": byBody,
      "DELETE /v1/companySellerProdLoc/{id}": () => null,
      "POST /v1/companySellerProdLoc/{id}/duplicate": ({ body }) => {
        rows.push({
          ...rows[0],
          prod_id: 501,
          prod_status: "draft",
          summary_image_url: null,
          ...Object(body),
        });
        return rows.at(-1);
      },
      "POST /v1/companySellerProdImage": ({ body }) => ({
        company_po_id: 1,
        seller_id: 1,
        image_id: 700,
        ...Object(body),
      }),
      "DELETE /v1/companySellerProdImage/{id}": () => null,
      "POST /v1/companySellerProdBundle": ({ body }) => ({ id: 5999, company_po_id: 1, ...Object(body) }),
      "PUT /v1/companySellerProdBundle/{id}": ({ params, body }) => ({
        id: Number(params?.["id"]),
        prod_id: 3,
        bundle_id: 1,
        bundle_offer_percentage: "10",
        order_id: 1,
        ...Object(body),
      }),
      "DELETE /v1/companySellerProdBundle/{id}": () => null,
      ...further,
    },
  });
}

/** A write that the service refuses. */
export function refusing(error: RestError): Responder {
  return () => {
    throw error;
  };
}
