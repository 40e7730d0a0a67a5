import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { holds, list, same, succeeded } from "../expectation.ts";
import { id, number, optionalId, text, unknownId } from "../http/wire.ts";
import { bannerForm } from "../fixtures/forms.ts";

const record = v.object({
  banner_id: id,
  company_po_id: id,
  category1_id: id,
  category2_id: optionalId,
  category3_id: optionalId,
  order_id: number,
  banner_url: text,
  banner_slogan: text,
  banner_button_text: text,
});
const listPath = "/v1/companyBanner/company_po_id/{company_po_id}";

/** Banners of the storefront (Document 1 §3, §5, §7). */
export const banners: ContractResource = {
  name: "companyBanner",
  calls: [
    documented("document-1", "POST", "/v1/companyBanner", async (probe, fixtures) => {
      const company = await fixtures.companyId();
      const form = bannerForm(company, await fixtures.level1());
      await probe.that("creates a banner that the list holds, empty levels as null", async () => {
        succeeded(await probe.send({ body: form }));
        const known = list(await fixtures.get(listPath, company), record);
        const created = known.find(({ banner_slogan }) => banner_slogan === form.banner_slogan);
        const { banner_id: _, ...stored } = created ?? { banner_id: 0 };
        same(stored, form, "the record");
      });
      await probe.that("accepts all three levels", async () => {
        const levels = { category2_id: await fixtures.level2(), category3_id: await fixtures.level3() };
        const deep = { ...bannerForm(company, await fixtures.level1()), ...levels };
        succeeded(await probe.send({ body: deep }));
      });
      await probe.requires(form, [
        "category1_id",
        "order_id",
        "banner_url",
        "banner_slogan",
        "banner_button_text",
      ]);
      await probe.beyond("refuses an unknown category", async () => {
        const response = await probe.send({ body: { ...form, category1_id: unknownId } });
        probe.refused(response, { status: [404, 422], field: "category1_id" });
      });
      await probe.beyond("refuses a category of another company", async () => {
        const response = await probe.send({
          body: { ...form, category1_id: await fixtures.foreignLevel1() },
        });
        probe.refused(response, { status: [404, 422], field: "category1_id" });
      });
    }),
    documented("document-1", "GET", listPath, async (probe, fixtures) => {
      const company = await fixtures.companyId();
      succeeded(await fixtures.post("/v1/companyBanner", bannerForm(company, await fixtures.level1())));
      await probe.that("lists the company's banners with every field", async () => {
        holds(list(await probe.send({ at: [company] }), record).length > 0, "the list is empty");
      });
    }),
  ],
};
