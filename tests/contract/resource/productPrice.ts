import { type ContractResource, documented } from "../call.ts";
import { same, single, succeeded } from "../expectation.ts";
import { randomName } from "../fixtures/randomName.ts";
import { productRecord } from "./productRecord.ts";
import { unknownId } from "../http/wire.ts";

/** The third step of the product wizard: price and tax (Document 2 §5, §7). */
export const productPrice: ContractResource = {
  name: "page3Signup",
  calls: [
    documented("document-2", "POST", "/v1/companySellerProdLoc/page3Signup", async (probe, fixtures) => {
      const prod_id = await fixtures.addProduct();
      const form = {
        prod_id,
        company_po_id: await fixtures.companyId(),
        seller_id: await fixtures.sellerId(),
        prod_varient_enabled: "false",
        product_price: "499.50",
        gift_wrapping_enabled: "true",
        gift_wrapping_price: "30",
        cgst: "9",
        sgst: "9",
        igst: "18",
        hsn_code: "7010",
        sku_seller: `SKU-${randomName()}`,
      };
      const read = async () =>
        single(await fixtures.get("/v1/companySellerProdLoc/{prod_id}", prod_id), productRecord);

      await probe.that("stores price, gift wrapping and tax", async () => {
        succeeded(await probe.send({ body: form }));
        const record = await read();
        same(
          [record.product_price, record.gift_wrapping_enabled, record.gift_wrapping_price],
          [499.5, true, 30],
          "price and gift wrapping",
        );
        same([record.cgst, record.sgst, record.igst, record.hsn_code], [9, 9, 18, "7010"], "tax");
        same([record.sku_seller, record.prod_varient_enabled], [form.sku_seller, false], "sku and variants");
      });
      await probe.requires(form, ["cgst", "sgst", "igst"]);
      await probe.beyond("requires a price without variants", async () => {
        const response = await probe.send({ body: { ...form, product_price: "" } });
        probe.refused(response, { status: [400, 422], field: "product_price" });
      });
      await probe.beyond("requires one variant with variants", async () => {
        const response = await probe.send({
          body: { ...form, prod_varient_enabled: "true", product_price: "" },
        });
        probe.refused(response, { status: [400, 409, 422] });
      });
      await probe.beyond("accepts variants once there is one", async () => {
        const product = await fixtures.addProduct();
        succeeded(await fixtures.addVariant(product));
        const body = {
          ...form,
          prod_id: product,
          prod_varient_enabled: "true",
          product_price: "",
          sku_seller: "",
        };
        succeeded(await probe.send({ body }));
      });
      await probe.beyond("refuses tax over 50 % and a price with three decimals", async () => {
        for (const [field, value] of [
          ["cgst", "50.01"],
          ["product_price", "1.005"],
          ["product_price", "0"],
          ["product_price", "-1"],
        ] as const) {
          const response = await probe.send({ body: { ...form, [field]: value } });
          probe.refused(response, { status: [400, 422], field });
        }
      });
      await probe.beyond("refuses the stock number of another product of the location", async () => {
        const body = { ...form, prod_id: await fixtures.addProduct() };
        probe.refused(await probe.send({ body }), { status: 409, field: "sku_seller" });
      });
      await probe.beyond("refuses the product under another company", async () => {
        const other = (await fixtures.register()).id;
        probe.refused(await probe.send({ body: { ...form, company_po_id: other } }), {
          status: [403, 404, 422],
        });
      });
      await probe.beyond("refuses an unknown product", async () => {
        const body = { ...form, prod_id: unknownId, sku_seller: "" };
        probe.refused(await probe.send({ body }), { status: [404, 422] });
      });
    }),
  ],
};
