import { type Outcome, refused } from "./answer.ts";
import { countries, provinces } from "./places.ts";
import type { Handler, Routes } from "./route.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

/** Where rows of a table belong: the field, and the table that has to know its value. */
export interface Parent {
  readonly field: string;
  readonly of: Table;
}

/** Adds a row whose parent exists, and whose name no sister has. */
export function adding(table: Table, parent: Parent, name?: string): Handler {
  return (_values, body) => {
    if (parent.of.find(body[parent.field]) === undefined) return refused(404, `No such ${parent.field}`);
    const sisters = table.where(parent.field, body[parent.field]);
    if (name !== undefined && sisters.some((row) => row[name] === body[name]))
      return refused(409, "Already Exist");
    return { kind: "written", row: table.add(body), key: table.key };
  };
}

/** All rows with a value in a field. */
export function listing(table: Table, field: string): Handler {
  return ([value]) => ({ kind: "rows", rows: table.where(field, value) });
}

/** One record by its key. */
export function reading(table: Table): Handler {
  return ([id]): Outcome => {
    const row = table.find(id);
    return row ? { kind: "record", row } : refused(404, "No such record");
  };
}

/** Countries, categories, banners, collections, brands and manufacturers. */
export function catalogueRoutes(tables: Tables): Routes {
  const { companies, sellers, level1, level2, level3, banners, collections, brands, manufacturers } = tables;
  const ofCompany = { field: "company_po_id", of: companies };
  return {
    "GET /v1/country": () => ({ kind: "rows", rows: countries }),
    "GET /v1/countryProvince/Country/{countryId}": ([id]) => ({
      kind: "rows",
      rows: id === "IND" ? provinces : [],
    }),
    "POST /v1/l1CategoryPO": adding(level1, ofCompany, "level1_name"),
    "GET /v1/l1CategoryPO/company_po_id/{id}": listing(level1, "company_po_id"),
    "POST /v1/l2CategoryPO": adding(level2, { field: "level1_id", of: level1 }, "level2_name"),
    "GET /v1/l2CategoryPO/level1_id/{id}": listing(level2, "level1_id"),
    "POST /v1/l3CategoryPO": adding(level3, { field: "level2_id", of: level2 }, "level3_name"),
    "GET /v1/l3CategoryPO/level2_id/{id}": listing(level3, "level2_id"),
    "POST /v1/companyBanner": adding(banners, ofCompany),
    "GET /v1/companyBanner/company_po_id/{id}": listing(banners, "company_po_id"),
    "POST /v1/companyCollection": adding(collections, ofCompany, "collection_name"),
    "GET /v1/companyCollection": () => ({ kind: "rows", rows: collections.rows }),
    "POST /v1/companyBrand": adding(brands, ofCompany, "brand_name"),
    "GET /v1/companyBrand/company_po_id/{id}": listing(brands, "company_po_id"),
    "POST /v1/companySellerManu": adding(manufacturers, { field: "seller_id", of: sellers }, "manu_name"),
    "GET /v1/companySellerManu/seller_id/{id}": listing(manufacturers, "seller_id"),
    "GET /v1/companySellerManu/{manu_id}": reading(manufacturers),
  };
}
