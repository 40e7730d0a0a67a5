import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const path = "/v1/companySellerProdBundle";
  const add = (prod_id: number, bundle_id: number, percentage: unknown = "10") =>
    service().call(`POST ${path}`, { prod_id, bundle_id, bundle_offer_percentage: percentage, order_id: 1 });

  test("a bundle names the chosen product and has a row id of its own", async () => {
    const response = await add(3, 4);
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      id: expect.toSatisfy((id: number) => id > 1_000_000_000),
      prod_id: 3,
      bundle_id: 4,
      prod_name: "Clay Biryani Handi",
      bundle_offer_percentage: "10.00",
    });
  });

  test("row id and chosen product both lead to it, until the product is chosen twice", async () => {
    const { body } = await add(5, 16);
    const id = String(field(body, "id"));
    expect((await service().call(`GET ${path}/${id}`)).body).toEqual(body);
    expect((await service().call(`GET ${path}/16`)).body).toEqual(body);
    await add(6, 16);
    const ambiguous = await service().call(`GET ${path}/16`);
    expect(ambiguous.status).toBe(409);
    expect((await service().call(`PUT ${path}/${id}`, { order_id: 7 })).body).toMatchObject({
      order_id: 7,
      prod_id: 5,
    });
    expect((await service().call(`DELETE ${path}/${id}`)).body).toEqual({ id: Number(id) });
    expect((await service().call(`GET ${path}/${id}`)).status).toBe(404);
  });

  test.each([
    ["itself", 8, 8, "10", 422, "A product cannot be bundled with itself"],
    ["a product twice", 1, 2, "10", 409, "This product is already in the bundle"],
    ["a product of another location", 1, 7, "10", 422, "The product to bundle does not exist"],
    ["a product that does not exist", 1, 99_999, "10", 422, "The product to bundle does not exist"],
    ["0 percent", 1, 4, "0", 400, "Please enter 1% to 90%"],
    ["91 percent", 1, 4, 91, 400, "Please enter 1% to 90%"],
  ])("bundling with %s is refused", async (_case, prod_id, bundle_id, percentage, status, message) => {
    const response = await add(prod_id, bundle_id, percentage);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ message });
  });

  test("the picker offers the location's other products", async () => {
    const { body } = await service().call("GET /v1/companySellerProdLoc/seller_id/2/7");
    expect(body).toContainEqual({
      prod_id: expect.any(Number),
      seller_id: 2,
      company_po_id: 1,
      prod_name: "Wool Dryer Balls",
    });
    expect(body).not.toContainEqual(expect.objectContaining({ prod_id: 7 }));
  });
});
