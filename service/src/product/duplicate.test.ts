import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const rows = v.array(v.looseObject({}));
const bundled = 1;

onOneEngine((service) => {
  const list = async (path: string) => v.parse(rows, (await service().call(`GET ${path}`)).body);
  const duplicate = (prod_id: unknown, body: object, headers: Record<string, string> = {}) =>
    service().call(`POST /v1/companySellerProdLoc/${String(prod_id)}/duplicate`, body, headers);

  /** A record without what is its own. */
  const plain = ({
    prod_id: _product,
    varient_id: _variant,
    id: _row,
    created_at: _created,
    updated_at: _updated,
    sku_seller: _sku,
    ...record
  }: Record<string, unknown>) => record;

  test("a copy is a draft with the same variants, bundles and discounts, without SKUs and images", async () => {
    await service().call("PUT /v1/companySellerProdLoc/1", { summary_image_url: "Uploads/1/a.webp" });
    await service().call("POST /v1/companySellerProdLoc/page4SignUp", {
      prod_id: bundled,
      discount_percentage: "7.5",
      enable_bundle_discounts: true,
    });
    const original = (await service().call("GET /v1/companySellerProdLoc/1")).body;
    const response = await duplicate(1, { prod_name: "The copy" });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      prod_name: "The copy",
      prod_status: "draft",
      summary_image_url: null,
      sku_seller: null,
      discount_percentage: "7.50",
      enable_bundle_discounts: true,
      category1_id: field(original, "category1_id"),
      cgst: field(original, "cgst"),
      prod_description: field(original, "prod_description"),
    });
    const copy = String(field(response.body, "prod_id"));
    for (const path of ["companySellerProdVarient/AllowVarient", "companySellerProdBundle/prod_id"]) {
      const [before, after] = [await list(`/v1/${path}/1`), await list(`/v1/${path}/${copy}`)];
      expect(before.length, path).toBeGreaterThan(0);
      expect(after.map(plain), path).toEqual(before.map(plain));
    }
    expect(await list(`/v1/companySellerProdImage/prod_id/${copy}`)).toEqual([]);
    expect((await service().call("GET /v1/companySellerProdLoc/1")).body).toEqual(original);
  });

  test("the same key makes one copy", async () => {
    const once = { "idempotency-key": "copy-once" };
    const [first, second] = [
      await duplicate(2, { prod_name: "Once" }, once),
      await duplicate(2, { prod_name: "Once" }, once),
    ];
    expect(second.body).toEqual(first.body);
  });

  test.each([
    [999_999, { prod_name: "X" }, 404],
    [1, { prod_name: " " }, 400],
    [1, {}, 400],
  ])("of %j with %j is refused", async (prod_id, body, status) => {
    expect((await duplicate(prod_id, body)).status).toBe(status);
  });
});
