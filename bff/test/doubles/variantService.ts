import type { RestWrite } from "../../src/rest/client.ts";
import { catalogue } from "./catalogue.ts";
import type { FakeTable } from "./fakeList.ts";
import { createFakeRest, type FakeRest } from "./fakeRest.ts";

/** What the tests of variants look at in a response. */
export const selection = `
  variant { id shortName longName price isDefault sku giftWrappingEnabled giftWrappingPrice order closed temporarilyUnavailable }
  product { id variants { totalCount edges { node { id isDefault } } } }`;

/** How the flags of a variant are sent when none is set. */
export const noFlags = {
  default_price: "false",
  gift_wrapping_enabled: "false",
  item_not_available: "false",
  gift_wrapping_price: "0",
};

/** A service with variants in memory. `isCareful`: keeps exactly one default itself, as ours does. */
export function variantService(isCareful = true, change: (row: object) => object = (row) => row): FakeRest {
  const tables = catalogue(4);
  const rows: object[] = (tables["companySellerProdVarient"]?.rows ?? []).map(change);
  const variants: FakeTable = { ...tables["companySellerProdVarient"]!, rows };
  const isChosen = (body: object) => Reflect.get(body, "default_price") === "true";
  const unmark = (body: object, productId: unknown): void => {
    if (!isCareful || !isChosen(body)) return;
    for (const row of rows)
      if (Reflect.get(row, "prod_id") === productId) Reflect.set(row, "default_price", false);
  };
  return createFakeRest({
    tables: { ...tables, companySellerProdVarient: variants },
    writes: {
      "POST /v1/companySellerProdVarient/onPage3": (write: RestWrite) => {
        const body: object = Object(write.body);
        unmark(body, Reflect.get(body, "prod_id"));
        const isFirst = rows.every((row) => Reflect.get(row, "prod_id") !== Reflect.get(body, "prod_id"));
        const mark = isCareful && isFirst ? { default_price: true } : {};
        rows.push({ company_po_id: 1, seller_id: 1, varient_id: 999, closed: false, ...body, ...mark });
        return [rows.at(-1)];
      },
      "POST /v1/companySellerProdVarient/varientEdit": (write: RestWrite) => {
        const body: object = Object(write.body);
        const index = rows.findIndex(
          (row) => Reflect.get(row, "varient_id") === Reflect.get(body, "varient_id"),
        );
        unmark(body, Reflect.get(Object(rows[index]), "prod_id"));
        rows[index] = { ...rows[index], ...body };
        return rows[index];
      },
    },
  });
}
