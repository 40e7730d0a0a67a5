import * as v from "valibot";
import { expect, test } from "vitest";
import { onOneEngine } from "../testing/engines.ts";

const path = "/v1/companySellerProdLoc";
const everything = "brand,categories,images,seller,variants";
const rows = v.array(v.record(v.string(), v.unknown()));

onOneEngine((service) => {
  const list = async (address: string) => v.parse(rows, (await service().call(`GET ${address}`)).body);
  const one = async (address: string) => (await list(address)).at(0);

  test("each part of a product is what its own call shows", async () => {
    await service().call("POST /v1/companySellerProdImage", {
      prod_id: 1,
      images_url: "jar.webp",
      order_id: 1,
    });
    const product = await one(`${path}?ids=1&include=${everything}`);
    const { included, ...record } = product ?? {};
    expect(record).toEqual(await one(`${path}?ids=1`));
    const levels = [1, 2, 3].flatMap((level) => {
      const id = record[`category${level}_id`];
      return typeof id === "number" ? [`${level}-${id}`] : [];
    });
    const [images, variants] = [
      await list("/v1/companySellerProdImage/prod_id?ids=1"),
      await list("/v1/companySellerProdVarient/AllowVarient?ids=1"),
    ];
    expect([levels.length > 1, images.length > 0, variants.length > 1]).toEqual([true, true, true]);
    expect(included).toEqual({
      brand: await one(`/v1/companyBrand?ids=${String(record["prod_brand"])}`),
      categories: await list(`/v1/categoryPO?ids=${levels.join(",")}`),
      images,
      seller: await one(`/v1/companySeller?ids=${String(record["seller_id"])}`),
      variants,
    });
  });

  test("only the parts that are named come along, to each of several products its own", async () => {
    const found = await list(`${path}?ids=1,2,3,999999&include=seller,variants`);
    expect(found).toHaveLength(3);
    for (const { prod_id, seller_id, included } of found) {
      expect(Object.keys(Object(included))).toEqual(["seller", "variants"]);
      expect(included).toEqual({
        seller: await one(`/v1/companySeller?ids=${String(seller_id)}`),
        variants: await list(`/v1/companySellerProdVarient/AllowVarient?ids=${String(prod_id)}`),
      });
    }
  });

  test("a product without a brand has none, and one without pictures and variants has empty lists", async () => {
    const created = await service().call("POST /v1/companySellerProdLoc/createSignup", {
      prod_name: "Alone",
      seller_id: 1,
      category1_id: 1,
    });
    const [made] = v.parse(rows, created.body);
    const product = await one(`${path}?ids=${String(made?.["prod_id"])}&include=brand,images,variants`);
    expect(product?.["included"]).toEqual({ brand: null, images: [], variants: [] });
  });

  test.each(["", "orders", "brand,", "brand,orders"])("include=%s is refused", async (include) => {
    const response = await service().call(`GET ${path}?ids=1&include=${include}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      message: "include names brand, categories, images, seller or variants, separated by commas",
    });
  });
});
