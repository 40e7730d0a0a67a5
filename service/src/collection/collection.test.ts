import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const add = (collection_name: string, changes: object = {}) =>
    service().call("POST /v1/companyCollection", { collection_name, company_po_id: 2, ...changes });

  test("flags are read as the documented console sends them", async () => {
    const { status, body } = await add("Winter", {
      collection_enable_select: "true",
      collection_enable_display: "",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      collection_enable_select: true,
      collection_enable_display: false,
      company_po_id: 2,
    });
    const path = `/v1/companyCollection/${String(field(body, "collection_id"))}`;
    const toggled = await service().call(`PUT ${path}`, { collection_enable_display: "true" });
    expect(toggled.body).toMatchObject({
      collection_name: "Winter",
      collection_enable_select: true,
      collection_enable_display: true,
    });
    expect((await service().call(`DELETE ${path}`)).status).toBe(200);
  });

  test("a name is needed, and taken whatever its case within the company", async () => {
    expect((await add("")).body).toMatchObject({
      statusCode: 400,
      fields: { collection_name: "Collection Name is required" },
    });
    await add("Summer");
    expect((await add("SUMMER")).body).toMatchObject({
      statusCode: 409,
      fields: { collection_name: "Collection Name Already Exist" },
    });
    expect((await add("Summer", { company_po_id: 1 })).status).toBe(201);
  });

  test("the documented list has no tenant, the list of a company has", async () => {
    await add("Everyone");
    const all = await service().call("GET /v1/companyCollection");
    expect(all.body).toContainEqual(
      expect.objectContaining({ collection_name: "Everyone", company_po_id: 2 }),
    );
    expect(all.body).toContainEqual(
      expect.objectContaining({ collection_name: "Monsoon garden", company_po_id: 1 }),
    );
    expect(
      JSON.stringify((await service().call("GET /v1/companyCollection/company_po_id/1")).body),
    ).not.toContain("Everyone");
    expect((await service().call("GET /v1/companyCollection?ids=1,2")).body).toHaveLength(2);
  });
});
