import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const call = async (method: string, path: string, sent?: object) => {
    const { status, body } = await service().call(`${method} /v1/${path}`, sent);
    expect([200, 201], `${method} ${path}`).toContain(status);
    return body;
  };
  const product = async (id: unknown) => call("GET", `companySellerProdLoc/${String(id)}`);
  const newProduct = async (): Promise<unknown> => {
    const form = { prod_name: `Touched ${crypto.randomUUID()}`, seller_id: 1, category1_id: 1 };
    return field(await call("POST", "companySellerProdLoc/createSignup", form), "prod_id");
  };
  /** The product changed in the same transaction as its part: at the same instant. */
  const expectTouched = async (part: unknown) => {
    expect(field(await product(field(part, "prod_id")), "updated_at")).toBe(field(part, "updated_at"));
  };
  const nextMillisecond = async (instant: unknown) =>
    expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(String(instant)) + 1);

  test("adding, editing, closing and opening a variant touches its product", async () => {
    const form = { short_name: "S", long_name: "Small", product_price: "9", display_order_id: 1 };
    const prod_id = await newProduct();
    await expectTouched(await call("POST", "companySellerProdVarient/onPage3", { ...form, prod_id }));
    const added = await call("POST", "companySellerProdVarient/onPage3", { ...form, prod_id });
    const varient_id = field(added, "varient_id");
    for (const [path, sent] of [
      ["varientEdit", { varient_id, long_name: "Smaller" }],
      ["varientClosed", { varient_id, closed_reason: "Gone" }],
      ["varientEnbled", { id: varient_id }],
    ] as const) {
      await nextMillisecond(field(await product(prod_id), "updated_at"));
      await expectTouched(await call("POST", `companySellerProdVarient/${path}`, sent));
    }
  });

  test("adding, editing, moving and deleting an image touches its product", async () => {
    const prod_id = await newProduct();
    const add = (order_id: number) =>
      call("POST", "companySellerProdImage", { prod_id, images_url: "jar.webp", order_id });
    const first = await add(1);
    await expectTouched(first);
    const second = field(await add(2), "image_id");
    await nextMillisecond(field(await product(prod_id), "updated_at"));
    const path = `companySellerProdImage/${String(field(first, "image_id"))}`;
    await expectTouched(await call("PUT", path, { images_url: "lid.webp" }));
    await nextMillisecond(field(await product(prod_id), "updated_at"));
    await expectTouched(await call("POST", `${path}/position`, { after_id: second }));
    const before = field(await product(prod_id), "updated_at");
    await nextMillisecond(before);
    await call("DELETE", path);
    expect(String(field(await product(prod_id), "updated_at")) > String(before)).toBe(true);
  });

  test("adding, editing and deleting a bundle touches the product it belongs to, not the chosen one", async () => {
    const [prod_id, bundle_id] = [await newProduct(), await newProduct()];
    const chosen = await product(bundle_id);
    await nextMillisecond(field(chosen, "updated_at"));
    const form = { prod_id, bundle_id, bundle_offer_percentage: "5", order_id: 1 };
    const added = await call("POST", "companySellerProdBundle", form);
    await expectTouched(added);
    await nextMillisecond(field(added, "updated_at"));
    const path = `companySellerProdBundle/${String(field(added, "id"))}`;
    const edited = await call("PUT", path, { order_id: 2 });
    await expectTouched(edited);
    await nextMillisecond(field(edited, "updated_at"));
    await call("DELETE", path);
    const after = String(field(await product(prod_id), "updated_at"));
    expect(after > String(field(edited, "updated_at"))).toBe(true);
    expect(await product(bundle_id)).toEqual(chosen);
  });

  test("what is refused touches nothing, and a touch is no entry of the audit trail", async () => {
    const prod_id = await newProduct();
    const form = { prod_id, short_name: "S", long_name: "Small", product_price: "9", display_order_id: 1 };
    const added = await call("POST", "companySellerProdVarient/onPage3", form);
    const closing = { varient_id: field(added, "varient_id"), closed_reason: "Gone" };
    const { status } = await service().call("POST /v1/companySellerProdVarient/varientClosed", closing);
    expect(status).toBe(422);
    await expectTouched(added);
    const trail = await call("GET", `audit/company_po_id/1?entity=product&entity_id=${String(prod_id)}`);
    expect(trail).toMatchObject([{ action: "insert" }]);
  });

  test("a product can go while its images and bundles are being changed", async () => {
    for (let round = 0; round < 15; round += 1) {
      const [prod_id, bundle_id] = [await newProduct(), await newProduct()];
      const image = await call("POST", "companySellerProdImage", { prod_id, images_url: "a", order_id: 1 });
      const bundle = await call("POST", "companySellerProdBundle", {
        prod_id,
        bundle_id,
        bundle_offer_percentage: "5",
        order_id: 1,
      });
      const [gone, ...edits] = await Promise.all([
        service().call(`DELETE /v1/companySellerProdLoc/${String(prod_id)}`),
        service().call(`PUT /v1/companySellerProdImage/${String(field(image, "image_id"))}`, { order_id: 3 }),
        service().call(`PUT /v1/companySellerProdBundle/${String(field(bundle, "id"))}`, { order_id: 3 }),
      ]);
      expect(gone.status).toBe(200);
      for (const { status } of edits) expect([200, 404]).toContain(status);
    }
  });
});
