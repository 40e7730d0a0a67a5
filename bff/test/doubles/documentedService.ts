import { RestError } from "../../src/rest/error.ts";
import type { RestWrite } from "../../src/rest/client.ts";
import { catalogue } from "./catalogue.ts";
import type { FakeTable } from "./fakeList.ts";
import { createFakeRest, type FakeRest } from "./fakeRest.ts";

/** What a write says of the row it has written, where the documents do not show it. */
export type EchoMode = "nothing" | "id" | "bare id" | "array of id" | "array of row" | "row";

/** Every mode. */
export const echoModes: readonly EchoMode[] = [
  "nothing",
  "id",
  "bare id",
  "array of id",
  "array of row",
  "row",
];

const adds: Readonly<Record<string, string>> = {
  "POST /v1/companyBrand": "companyBrand",
  "POST /v1/companyBanner": "companyBanner",
  "POST /v1/companyCollection": "companyCollection",
  "POST /v1/companySellerManu": "companySellerManu",
  "POST /v1/l1CategoryPO": "l1CategoryPO",
  "POST /v1/l2CategoryPO": "l2CategoryPO",
  "POST /v1/l3CategoryPO": "l3CategoryPO",
  "POST /v1/companySellerProdVarient/onPage3": "companySellerProdVarient",
  "POST /v1/companySellerProdImage": "companySellerProdImage",
  "POST /v1/companySellerProdBundle": "companySellerProdBundle",
  "POST /v1/companySellerProdLoc/createSignup": "companySellerProdLoc",
};

const edits: Readonly<Record<string, string>> = {
  "POST /v1/companySellerProdVarient/varientEdit": "companySellerProdVarient",
  "POST /v1/companySellerProdVarient/varientClosed": "companySellerProdVarient",
  "POST /v1/companySellerProdLoc/page3Signup": "companySellerProdLoc",
  "POST /v1/companySellerProdLoc/page4SignUp": "companySellerProdLoc",
};

/** Calls that the documents do not have. */
const unknown = [
  "/v1/companyBrand/{id}",
  "/v1/companyBanner/{id}",
  "/v1/companyCollection/{id}",
  "/v1/companyCollection/company_po_id/{id}",
  "/v1/l1CategoryPO/{id}",
  "/v1/l2CategoryPO/{id}",
  "/v1/l3CategoryPO/{id}",
  "/v1/companySellerProdImage/{id}",
  "/v1/companySellerProdLoc/seller_id/{id}",
  "/v1/companySeller/{id}",
  "/v1/companySeller/company_po_id/{id}",
];

function missing(): never {
  throw new RestError("not-found", "There is no such call.");
}

/** A service of the documented calls alone, which keeps what it is sent and says as little of it as it is told to. */
export function documentedService(mode: EchoMode): FakeRest {
  const kept = Object.entries(catalogue(4)).map(([name, table]): [string, FakeTable & { rows: object[] }] => [
    name,
    { ...table, rows: [...table.rows] },
  ]);
  const tables = new Map(kept);
  const echo = (key: string, row: object): unknown => {
    const id = Reflect.get(row, key);
    switch (mode) {
      case "nothing":
        return null;
      case "id":
        return { [key]: id };
      case "bare id":
        return id;
      case "array of id":
        return [{ [key]: String(id) }];
      case "array of row":
        return [row];
      case "row":
        return row;
    }
  };
  const tableOf = (name: string) => tables.get(name) ?? missing();
  const add = (name: string) => {
    const { rows, key } = tableOf(name);
    return (write: RestWrite) => {
      const { body } = write;
      if (Object.hasOwn(Object(body), key)) return edit(name)(write);
      const row = { [key]: 500 + rows.length, ...Object(body) };
      rows.push(row);
      // The documents promise that the first step of the wizard answers with the product's id.
      return name === "companySellerProdLoc" && mode === "nothing" ? [{ prod_id: row[key] }] : echo(key, row);
    };
  };
  const edit = (name: string) => {
    const { rows, key } = tableOf(name);
    return ({ body }: RestWrite) => {
      const index = rows.findIndex((row) => Reflect.get(row, key) === Reflect.get(Object(body), key));
      const row = { ...rows[index], ...Object(body) };
      rows[index] = row;
      return echo(key, row);
    };
  };
  return createFakeRest({
    tables: Object.fromEntries(tables),
    offersIds: false,
    describesFields: false,
    pages: false,
    reads: {
      ...Object.fromEntries(unknown.map((template) => [template, missing])),
      "/v1/country": () => [{ id: "IND", countrylong: "India" }],
    },
    writes: {
      ...Object.fromEntries(Object.entries(adds).map(([call, name]) => [call, add(name)])),
      ...Object.fromEntries(Object.entries(edits).map(([call, name]) => [call, edit(name)])),
      "POST /v1/companyPO/page8": () => null,
      "POST /v1/companyPO/page9": () => null,
      "POST /v1/companyPO/page11": () => null,
      "PUT /v1/companySellerProdLoc/{id}": missing,
      "PUT /v1/companyBrand/{id}": missing,
      "DELETE /v1/l2CategoryPO/{id}": missing,
    },
  });
}
