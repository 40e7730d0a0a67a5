import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { contains, first, holds, knowsNone, list, same, single } from "../expectation.ts";
import { id, text, unknownId } from "../http/wire.ts";
import { productForm } from "../fixtures/forms.ts";
import { randomName } from "../fixtures/randomName.ts";
import { productRecord } from "./productRecord.ts";

const created = v.object({ prod_id: id });

/** The first step of the product wizard, and reading products (Document 2 §7). */
export const products: ContractResource = {
  name: "companySellerProdLoc",
  calls: [
    documented("document-2", "POST", "/v1/companySellerProdLoc/createSignup", async (probe, fixtures) => {
      const form = productForm(
        await fixtures.companyId(),
        await fixtures.sellerId(),
        await fixtures.level1(),
      );
      const read = async (prodId: string | number) =>
        single(await fixtures.get("/v1/companySellerProdLoc/{prod_id}", prodId), productRecord);

      await probe.that("answers a list whose first element has prod_id, and stores the form", async () => {
        const { prod_id } = first(await probe.send({ body: form }), created);
        const { company_id, seller_id, ...details } = form;
        const record = await read(prod_id);
        for (const [field, value] of Object.entries(details)) same(Reflect.get(record, field), value, field);
        same(
          [String(record.company_id), String(record.seller_id)],
          [`${company_id}`, `${seller_id}`],
          "owner",
        );
      });
      await probe.that("accepts all levels, a brand and a manufacturer", async () => {
        const levels = { category2_id: await fixtures.level2(), category3_id: await fixtures.level3() };
        const people = { prod_brand: await fixtures.brand(), manu_id: await fixtures.manufacturer() };
        const body = { ...form, ...levels, ...people };
        const { prod_id } = first(await probe.send({ body }), created);
        const record = await read(prod_id);
        for (const [field, value] of Object.entries({ ...levels, ...people })) {
          same(Reflect.get(record, field), value, field);
        }
      });
      await probe.beyond("changes the product that prod_id names, as Back and Next send it", async () => {
        const { prod_id } = first(await probe.send({ body: form }), created);
        const again = first(await probe.send({ body: { ...form, prod_id, prod_name: "Renamed" } }), created);
        same(again.prod_id, prod_id, "prod_id");
        same((await read(prod_id)).prod_name, "Renamed", "prod_name");
      });
      await probe.beyond("makes one product for each creation_key, whatever is sent with it", async () => {
        const creation_key = randomName();
        const made = first(await probe.send({ body: { ...form, creation_key } }), created);
        const again = first(
          await probe.send({ body: { ...form, creation_key, prod_name: "Renamed" } }),
          created,
        );
        same(again.prod_id, made.prod_id, "prod_id");
        same((await read(made.prod_id)).prod_name, "Renamed", "prod_name");
      });
      await probe.requires(form, ["prod_name", "category1_id"]);
      await probe.beyond("refuses a category of another company", async () => {
        const body = { ...form, category1_id: await fixtures.foreignLevel1() };
        probe.refused(await probe.send({ body }), { status: [404, 422], field: "category1_id" });
      });
      await probe.beyond("refuses a location under another company", async () => {
        const body = { ...form, company_id: (await fixtures.register()).id };
        probe.refused(await probe.send({ body }), { status: [403, 404, 422] });
      });
      await probe.beyond("refuses a third level without the second", async () => {
        const body = { ...form, category3_id: await fixtures.level3() };
        probe.refused(await probe.send({ body }), { status: [400, 422] });
      });
      await probe.beyond("refuses an unknown location", async () => {
        const response = await probe.send({ body: { ...form, seller_id: unknownId } });
        probe.refused(response, { status: [404, 422] });
      });
    }),

    documented("document-2", "GET", "/v1/companySellerProdLoc/{prod_id}", async (probe, fixtures) => {
      const product = await fixtures.product();
      await probe.that("reads every field", async () => {
        same(single(await probe.send({ at: [product] }), productRecord).prod_id, product, "prod_id");
      });
      await probe.that("knows no other", async () => {
        knowsNone(await probe.send({ at: [unknownId] }));
      });
      await probe.beyond("refuses an unknown one", async () => {
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),

    documented(
      "document-2",
      "GET",
      "/v1/companySellerProdLoc/seller_id/{seller_id}/{prod_id}",
      async (probe, fixtures) => {
        const [product, other] = [await fixtures.product(), await fixtures.addProduct()];
        const seller = await fixtures.sellerId();
        const choice = v.object({ prod_id: id, prod_name: text });
        await probe.that("lists the location's products for bundles with prod_id and prod_name", async () => {
          const choices = list(await probe.send({ at: [seller, product] }), choice);
          contains(choices, { prod_id: other }, "another product");
        });
        await probe.beyond("leaves the product itself out", async () => {
          const choices = list(await probe.send({ at: [seller, product] }), choice);
          holds(!choices.some(({ prod_id }) => prod_id === product), "the product itself is offered");
        });
      },
    ),
  ],
};
