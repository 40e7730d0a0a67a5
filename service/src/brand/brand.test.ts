import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const add = async (brand_name: string, company_po_id = 1) =>
    Number(
      field((await service().call("POST /v1/companyBrand", { brand_name, company_po_id })).body, "brand_id"),
    );
  const merge = (id: number, into_id: number) =>
    service().call(`POST /v1/companyBrand/${id}/merge`, { into_id });

  test("a merge moves every product and deletes the brand, all with an entry in the trail", async () => {
    const stays = await add("Stays");
    const before = await service().call("GET /v1/companyBrand/1");
    const count = Number(field(before.body, "products_count"));
    expect(count).toBeGreaterThan(0);
    const merged = await merge(1, stays);
    expect(merged.status).toBe(200);
    expect(merged.body).toMatchObject({ brand_id: stays, products_count: count });
    expect((await service().call("GET /v1/companyBrand/1")).status).toBe(404);
    const trail = await service().call("GET /v1/audit/company_po_id/1?entity=brand&entity_id=1");
    expect(trail.body).toEqual(expect.arrayContaining([expect.objectContaining({ action: "delete" })]));
  });

  test("a brand that was changed since it was read is not merged away", async () => {
    const [goes, stays] = [await add("Goes"), await add("Stays here")];
    const path = `/v1/companyBrand/${goes}`;
    const tag = (await service().call(`GET ${path}`)).headers.get("etag") ?? "";
    await service().call(`PUT ${path}`, { brand_name: "Goes nowhere" });
    const refused = await service().call(`POST ${path}/merge`, { into_id: stays }, { "if-match": tag });
    expect(refused.status).toBe(412);
    expect(field((await service().call(`GET ${path}`)).body, "brand_name")).toBe("Goes nowhere");
  });

  test("a merge with itself, with nothing or with another company's brand changes nothing", async () => {
    const own = await add("Own");
    const foreign = await add("Foreign", 2);
    const itself = await merge(own, own);
    expect([itself.status, itself.body]).toMatchObject([
      422,
      { fields: { into_id: "A brand cannot be merged with itself" } },
    ]);
    for (const into of [foreign, 999_999]) {
      const refused = await merge(own, into);
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { fields: { into_id: "The brand does not exist" } },
      ]);
    }
    expect((await merge(999_999, own)).status).toBe(404);
    expect((await service().call(`GET /v1/companyBrand/${own}`)).status).toBe(200);
  });
});
