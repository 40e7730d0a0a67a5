import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const add1 = (level1_name: string, company_po_id = 1) =>
    service().call("POST /v1/l1CategoryPO", {
      level1_name,
      description: "d",
      level1_order_id: 9,
      company_po_id,
    });
  const add2 = (level1_id: unknown, level2_name: string) =>
    service().call("POST /v1/l2CategoryPO", { level1_id, level2_name, level2_order_id: 1 });
  const add3 = (level1_id: unknown, level2_id: unknown, level3_name: string) =>
    service().call("POST /v1/l3CategoryPO", { level1_id, level2_id, level3_name, level3_order_id: 1 });

  test("three levels are added, each below its parent and in the parent's company", async () => {
    const level1 = await add1("Toys", 2);
    expect(level1.status).toBe(201);
    expect(level1.body).toMatchObject({
      level1_name: "Toys",
      company_po_id: 2,
      children_count: 0,
      products_count: 0,
    });
    const level1_id = field(level1.body, "level1_id");
    const level2 = await add2(level1_id, "Wood");
    expect(level2.body).toMatchObject({ level1_id, company_po_id: 2 });
    const level2_id = field(level2.body, "level2_id");
    const level3 = await add3(level1_id, level2_id, "Blocks");
    expect(level3.body).toMatchObject({ level1_id, level2_id, company_po_id: 2, level3_name: "Blocks" });
    const list = await service().call(`GET /v1/l2CategoryPO/level1_id/${String(level1_id)}`);
    expect(list.body).toMatchObject([{ level2_id, children_count: 1 }]);
  });

  test("level 1 needs name, description and order id", async () => {
    const response = await service().call("POST /v1/l1CategoryPO", { company_po_id: 1 });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      fields: {
        level1_name: "Level1 Name is required",
        description: "Description is required",
        level1_order_id: "Order ID is required",
      },
    });
  });

  test("a name is taken whatever its case, but only among its siblings", async () => {
    const one = await add1("Twice");
    const again = await add1("tWICE");
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ fields: { level1_name: "A category with this name already exists" } });
    expect((await add1("Twice", 2)).status).toBe(201);
    const level1_id = field(one.body, "level1_id");
    expect((await add2(level1_id, "Same")).status).toBe(201);
    expect((await add2(level1_id, "same")).status).toBe(409);
    expect((await add2(1, "Same")).status).toBe(201);
  });

  test("a parent that does not exist or does not fit is refused", async () => {
    const missing = await add2(999_999, "Lost");
    expect(missing.status).toBe(422);
    expect(missing.body).toMatchObject({ fields: { level1_id: "The level 1 category does not exist" } });
    const wrong = await add3(2, 1, "Lost");
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      fields: { level2_id: "The level 2 category is not under this level 1 category" },
    });
  });

  test("only the edited fields change", async () => {
    const { body } = await add1("Before");
    const path = `/v1/l1CategoryPO/${String(field(body, "level1_id"))}`;
    const response = await service().call(`PUT ${path}`, { level1_name: "After" });
    expect(response.body).toMatchObject({ level1_name: "After", description: "d", level1_order_id: 9 });
  });

  test("a level 2 that moves takes level 3 and the products along", async () => {
    const moved = await service().call("PUT /v1/l2CategoryPO/1", { level1_id: 2 });
    expect(moved.body).toMatchObject({ level1_id: 2, products_count: 4 });
    expect((await service().call("GET /v1/l3CategoryPO/1")).body).toMatchObject({
      level1_id: 2,
      level2_id: 1,
    });
    expect((await service().call("GET /v1/companySellerProdLoc/1")).body).toMatchObject({
      category1_id: 2,
      category2_id: 1,
    });
    await service().call("PUT /v1/l2CategoryPO/1", { level1_id: 1 });
  });

  test("a move into another company is refused", async () => {
    const other = await add1("Elsewhere", 2);
    const response = await service().call("PUT /v1/l2CategoryPO/2", {
      level1_id: field(other.body, "level1_id"),
    });
    expect(response.status).toBe(422);
    expect((await service().call("GET /v1/l2CategoryPO/2")).body).toMatchObject({ level1_id: 1 });
  });

  test("a category with children or products stays, an empty one goes", async () => {
    const used = await service().call("DELETE /v1/l1CategoryPO/1");
    expect(used.status).toBe(409);
    expect(used.body).toMatchObject({ message: "Still in use: categories stand under it" });
    const { body } = await add1("Empty");
    const path = `/v1/l1CategoryPO/${String(field(body, "level1_id"))}`;
    expect((await service().call(`DELETE ${path}`)).status).toBe(200);
    const gone = await service().call(`GET ${path}`);
    expect(gone.status).toBe(404);
    expect(gone.body).toEqual({ statusCode: 404, error: "Not Found", message: "Category not found" });
  });

  test("mixed levels are read in one call, unknown pairs are left out", async () => {
    const response = await service().call("GET /v1/categoryPO?ids=1-2,3-5,2-4,1-999999");
    expect(response.body).toMatchObject([
      { level: 1, level1_id: 2 },
      { level: 2, level2_id: 4 },
      { level: 3, level3_id: 5 },
    ]);
    expect((await service().call("GET /v1/categoryPO?ids=4-1")).status).toBe(400);
  });

  test("children of many parents come in one flat list with their parent", async () => {
    const response = await service().call("GET /v1/l2CategoryPO/level1_id?ids=3,4");
    expect(response.body).toHaveLength(6);
    expect(response.body).toContainEqual(expect.objectContaining({ level1_id: 3, level2_name: "Hair" }));
  });
});
