import { expect, test } from "vitest";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const add = (prod_id: number, order_id: unknown, images_url: unknown = "Uploads/2/side.webp") =>
    service().call("POST /v1/companySellerProdImage", { prod_id, order_id, images_url });
  const list = async (prod_id: number) =>
    (await service().call(`GET /v1/companySellerProdImage/prod_id/${prod_id}`)).body;

  test("images come in their order, with the owner of the product", async () => {
    await add(2, 2, "second.webp");
    await add(2, "1", "first.webp");
    expect(await list(2)).toMatchObject([
      { images_url: "first.webp", order_id: 1, seller_id: 1, company_po_id: 1 },
      { images_url: "second.webp", order_id: 2 },
    ]);
  });

  test("of many at once a product takes ten", async () => {
    const responses = await Promise.all(Array.from({ length: 14 }, (_, index) => add(4, index + 1)));
    expect(responses.filter((response) => response.status === 201)).toHaveLength(10);
    expect(responses.find((response) => response.status === 422)?.body).toMatchObject({
      message: "A product may have at most 10 images",
    });
    expect(await list(4)).toHaveLength(10);
  });

  test.each([
    [6, "", "x.webp", 400, "order_id", "Order ID is required"],
    [6, 1, "", 400, "images_url", "Image is required"],
    [99_999, 1, "x.webp", 422, "prod_id", "The product does not exist"],
  ])(
    "product %j, order %j, image %j is refused",
    async (prod_id, order_id, images_url, status, name, message) => {
      const response = await add(prod_id, order_id, images_url);
      expect(response.status).toBe(status);
      expect(response.body).toMatchObject({ fields: { [name]: message } });
    },
  );
});
