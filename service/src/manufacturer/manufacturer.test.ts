import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const add = (manu_name: string, changes: object = {}) =>
    service().call("POST /v1/companySellerManu", {
      manu_name,
      countryshort: "IND",
      country: "IND",
      seller_id: 1,
      ...changes,
    });

  test("a manufacturer takes the company of its location and the long name of its country", async () => {
    const { status, body } = await add("Kiln", { countryshort: "NPL" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      company_po_id: 1,
      company_id: 1,
      countryshort: "NPL",
      country: "Nepal",
      products_count: 0,
    });
    const edited = await service().call(`PUT /v1/companySellerManu/${String(field(body, "manu_id"))}`, {
      countryshort: "IND",
    });
    expect(edited.body).toMatchObject({ manu_name: "Kiln", country: "India" });
  });

  test.each([
    [{ manu_name: "" }, 400, "manu_name", "Manufacturer Name is required"],
    [{ countryshort: null }, 400, "countryshort", "Country is Required"],
    [{ countryshort: "ZZZ" }, 400, "countryshort", "Country is not known"],
    [{ manu_name: "TAMRA", seller_id: 99 }, 422, "seller_id", "The seller does not exist"],
    [{ manu_name: "moradabad METALCRAFT" }, 409, "manu_name", "Manufacturer Name Already Exist"],
  ])("%j is refused", async (changes, status, name, message) => {
    const response = await add("Other", changes);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
  });

  test("the same name at another location is another manufacturer", async () => {
    expect((await add("Coimbatore Iron Foundry", { seller_id: 2 })).status).toBe(201);
  });

  test("one that a product names stays, an unused one goes", async () => {
    expect((await service().call("DELETE /v1/companySellerManu/1")).body).toMatchObject({
      statusCode: 409,
      message: "Still in use: products name it",
    });
    const { body } = await add("Unused");
    expect(
      (await service().call(`DELETE /v1/companySellerManu/${String(field(body, "manu_id"))}`)).status,
    ).toBe(200);
  });
});
