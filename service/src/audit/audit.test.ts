import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onEachEngine } from "../testing/engines.ts";

onEachEngine((service) => {
  const trail = async (entity: string, id: unknown) => {
    const { body } = await service().call(
      `GET /v1/audit/company_po_id/1?entity=${entity}&entity_id=${String(id)}`,
    );
    return v.parse(v.array(v.record(v.string(), v.unknown())), body);
  };

  test("every change leaves who, what, before and after", async () => {
    const actor = { "x-actor": "user_po:1" };
    const { body } = await service().call(
      "POST /v1/companyBrand",
      { brand_name: "Trail", company_po_id: 1 },
      actor,
    );
    const id = field(body, "brand_id");
    await service().call(
      `PUT /v1/companyBrand/${String(id)}`,
      { brand_name: "Trail Two" },
      { "x-actor": "user_po:2" },
    );
    await service().call(`DELETE /v1/companyBrand/${String(id)}`, undefined, actor);
    expect(await trail("brand", id)).toMatchObject([
      { action: "delete", actor: "user_po:1", before: { brand_name: "Trail Two" }, after: null },
      {
        action: "update",
        actor: "user_po:2",
        before: { brand_name: "Trail" },
        after: { brand_name: "Trail Two" },
      },
      {
        action: "insert",
        actor: "user_po:1",
        company_po_id: 1,
        before: null,
        after: { brand_name: "Trail" },
      },
    ]);
  });

  test("a change that changes nothing leaves nothing", async () => {
    const { body } = await service().call("POST /v1/companyBrand", { brand_name: "Still", company_po_id: 1 });
    const id = field(body, "brand_id");
    await service().call(`PUT /v1/companyBrand/${String(id)}`, { brand_name: "Still" });
    expect(await trail("brand", id)).toHaveLength(1);
  });

  test("a refused change leaves nothing", async () => {
    const { body } = await service().call("POST /v1/companyBrand", {
      brand_name: "Refused",
      company_po_id: 1,
    });
    const id = field(body, "brand_id");
    const taken = await service().call(`PUT /v1/companyBrand/${String(id)}`, { brand_name: "TAMRA" });
    expect(taken.status).toBe(409);
    expect(await trail("brand", id)).toHaveLength(1);
  });
});
