import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const names = v.array(v.looseObject({ prod_id: v.number(), prod_name: v.string() }));

onOneEngine((service) => {
  const create = (changes: object) =>
    service().call("POST /v1/companySellerProdLoc/createSignup", {
      prod_name: "Keyed",
      seller_id: 1,
      category1_id: 1,
      ...changes,
    });
  const found = async (name: string) =>
    v
      .parse(names, (await service().call("GET /v1/companySellerProdLoc/company_po_id/1")).body)
      .filter((product) => product.prod_name === name);

  test("a form with a key makes one product, with the values it was sent last", async () => {
    const first = await create({ creation_key: "form-1" });
    const second = await create({ creation_key: "form-1", prod_name: "Keyed anew" });
    expect(second.status).toBe(201);
    expect(field(second.body, "prod_id")).toBe(field(first.body, "prod_id"));
    expect(await found("Keyed")).toEqual([]);
    expect(await found("Keyed anew")).toHaveLength(1);
  });

  test("of many at once with one key one product is made", async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        create({ creation_key: "form-2", prod_name: "Crowd", prod_model: `${turn}` }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(responses.map(({ body }) => field(body, "prod_id"))).size).toBe(1);
    expect(await found("Crowd")).toHaveLength(1);
  });

  test("keys belong to a location, and a product without one is always new", async () => {
    await create({ creation_key: "form-3", prod_name: "Two places" });
    await create({ creation_key: "form-3", prod_name: "Two places", seller_id: 2 });
    await create({ prod_name: "No key" });
    await create({ prod_name: "No key" });
    expect(await found("Two places")).toHaveLength(2);
    expect(await found("No key")).toHaveLength(2);
  });

  test("a key whose product was deleted makes another", async () => {
    const first = field((await create({ creation_key: "form-4" })).body, "prod_id");
    await service().call(`DELETE /v1/companySellerProdLoc/${String(first)}`);
    expect(field((await create({ creation_key: "form-4" })).body, "prod_id")).not.toBe(first);
  });
});
