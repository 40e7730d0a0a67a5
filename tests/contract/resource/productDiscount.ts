import { type ContractResource, documented } from "../call.ts";
import { same, single, succeeded } from "../expectation.ts";
import { productRecord } from "./productRecord.ts";
import { unknownId } from "../http/wire.ts";

const dayLength = 86_400_000;

/** A calendar date in India, some days from now (decision D-28). */
function dayFromNow(days: number): string {
  return new Date(Date.now() + 5.5 * 3_600_000 + days * dayLength).toISOString().slice(0, 10);
}

/** The fourth step of the product wizard: discounts (Document 2 §5, §7). */
export const productDiscount: ContractResource = {
  name: "page4SignUp",
  calls: [
    documented("document-2", "POST", "/v1/companySellerProdLoc/page4SignUp", async (probe, fixtures) => {
      const prod_id = await fixtures.addProduct();
      const form = {
        prod_id,
        company_po_id: await fixtures.companyId(),
        seller_id: await fixtures.sellerId(),
        discount_percentage: "10",
        enable_special_offer: "true",
        special_offer_percentage: "30",
        special_offer_start_date: dayFromNow(2),
        special_offer_end_date: dayFromNow(9),
        special_offer_infinite: "false",
        enable_bundle_discounts: "false",
        enable_volume_discounts: "true",
        slab1_gte: 5,
        slab2_gte: 10,
        slab3_gte: 15,
        slab4_gte: 20,
        slab1_disc_percentage: "2",
        slab2_disc_percentage: "4",
        slab3_disc_percentage: "6",
        slab4_disc_percentage: "8",
      };
      const refuses = (promise: string, changes: object, field?: string) =>
        probe.beyond(promise, async () => {
          const response = await probe.send({ body: { ...form, ...changes } });
          probe.refused(response, { status: [400, 422], ...(field !== undefined && { field }) });
        });

      await probe.that("stores discount, special offer and slabs", async () => {
        succeeded(await probe.send({ body: form }));
        const record = single(
          await fixtures.get("/v1/companySellerProdLoc/{prod_id}", prod_id),
          productRecord,
        );
        same([record.discount_percentage, record.special_offer_percentage], [10, 30], "percentages");
        same(
          [record.enable_special_offer, record.enable_bundle_discounts, record.enable_volume_discounts],
          [true, false, true],
          "flags",
        );
        same(
          [record.special_offer_start_date?.slice(0, 10), record.special_offer_end_date?.slice(0, 10)],
          [form.special_offer_start_date, form.special_offer_end_date],
          "dates",
        );
        same(
          [record.slab1_gte, record.slab2_gte, record.slab3_gte, record.slab4_gte],
          [5, 10, 15, 20],
          "thresholds",
        );
        same([record.slab1_disc_percentage, record.slab4_disc_percentage], [2, 8], "discounts of the slabs");
      });
      await probe.that("an offer without end has no end date", async () => {
        succeeded(
          await probe.send({ body: { ...form, special_offer_infinite: "true", special_offer_end_date: "" } }),
        );
        const record = single(
          await fixtures.get("/v1/companySellerProdLoc/{prod_id}", prod_id),
          productRecord,
        );
        same(
          [record.special_offer_infinite, record.special_offer_end_date],
          [true, null],
          "infinite and end",
        );
      });
      await refuses("refuses a discount over 20 %", { discount_percentage: "21" }, "discount_percentage");
      await refuses("requires a start date", { special_offer_start_date: "" }, "special_offer_start_date");
      await refuses("requires an end date", { special_offer_end_date: "" }, "special_offer_end_date");
      const backwards = { special_offer_end_date: dayFromNow(1) };
      await refuses("refuses an end before the start", backwards, "special_offer_end_date");
      await refuses("requires every slab", { slab3_gte: "" }, "slab3_gte");
      await refuses("requires every slab's discount", { slab2_disc_percentage: "" }, "slab2_disc_percentage");
      await refuses("refuses slabs that do not ascend", { slab2_gte: 5 }, "slab2_gte");
      await refuses("requires one bundle with bundle discounts", { enable_bundle_discounts: "true" });
      await probe.beyond("refuses the product under another company", async () => {
        const other = (await fixtures.register()).id;
        probe.refused(await probe.send({ body: { ...form, company_po_id: other } }), {
          status: [403, 404, 422],
        });
      });
      await probe.beyond("refuses an unknown product", async () => {
        const response = await probe.send({ body: { ...form, prod_id: unknownId } });
        probe.refused(response, { status: [404, 422] });
      });
    }),
  ],
};
