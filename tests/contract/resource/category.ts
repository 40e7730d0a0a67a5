import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { contains, list, same, succeeded } from "../expectation.ts";
import { id, number, optionalText, text, unknownId } from "../http/wire.ts";
import type { Probe } from "../probe.ts";
import { level1Form, level2Form, level3Form } from "../fixtures/forms.ts";

const level1 = v.object({
  level1_id: id,
  company_po_id: id,
  level1_name: text,
  description: optionalText,
  level1_order_id: number,
});
const level2 = v.object({ level2_id: id, level1_id: id, level2_name: text, level2_order_id: number });
const level3 = v.object({
  level3_id: id,
  level2_id: id,
  level1_id: id,
  level3_name: text,
  level3_order_id: number,
});

/** The lists by parent. An unknown parent has no children. */
async function emptyForUnknown(probe: Probe): Promise<void> {
  await probe.that("answers nothing for an unknown parent", async () => {
    const response = await probe.send({ at: [unknownId] });
    if (response.status !== 404) same(list(response, v.unknown()), [], "the answer");
  });
}

/** Three levels of categories (Document 1 §3, §7). */
export const categories: ContractResource = {
  name: "category",
  calls: [
    documented("document-1", "POST", "/v1/l1CategoryPO", async (probe, fixtures) => {
      const company = await fixtures.companyId();
      const form = level1Form(company);
      await probe.that("creates a category that the list holds", async () => {
        succeeded(await probe.send({ body: form }));
        const known = list(await fixtures.get("/v1/l1CategoryPO/company_po_id/{id}", company), level1);
        const created = known.find((record) => record.level1_name === form.level1_name);
        same([created?.description, created?.level1_order_id], [form.description, 1], "the record");
      });
      await probe.requires(form, ["level1_name", "description", "level1_order_id"]);
      await probe.beyond("refuses an unknown company", async () => {
        const response = await probe.send({ body: level1Form(unknownId) });
        probe.refused(response, { status: [404, 422] });
      });
    }),
    documented(
      "document-1",
      "GET",
      "/v1/l1CategoryPO/company_po_id/{company_po_id}",
      async (probe, fixtures) => {
        const wanted = await fixtures.level1();
        await probe.that("lists the company's categories with every field", async () => {
          const known = list(await probe.send({ at: [await fixtures.companyId()] }), level1);
          contains(known, { level1_id: wanted }, "the category");
        });
        await emptyForUnknown(probe);
      },
    ),

    documented("document-1", "POST", "/v1/l2CategoryPO", async (probe, fixtures) => {
      const parent = await fixtures.level1();
      const form = level2Form(parent);
      await probe.that("creates a category that its parent's list holds", async () => {
        succeeded(await probe.send({ body: form }));
        const known = list(await fixtures.get(fixtures.options.level2Path, parent), level2);
        contains(known, { level2_name: form.level2_name }, "the category");
      });
      await probe.requires(form, ["level1_id", "level2_name", "level2_order_id"]);
      await probe.beyond("refuses an unknown parent", async () => {
        const response = await probe.send({ body: level2Form(unknownId) });
        probe.refused(response, { status: [404, 422], field: "level1_id" });
      });
    }),
    documented("document-1", "GET", "/v1/l2CategoryPO/level1_id/{level1_id}", async (probe, fixtures) => {
      const wanted = await fixtures.level2();
      await probe.that("lists the children of a level 1 category, each with its parent", async () => {
        const parent = await fixtures.level1();
        const known = list(await probe.send({ at: [parent] }), level2);
        contains(known, { level2_id: wanted, level1_id: parent }, "the category");
      });
      await emptyForUnknown(probe);
    }),

    documented("document-1", "POST", "/v1/l3CategoryPO", async (probe, fixtures) => {
      const parent = await fixtures.level2();
      const form = level3Form(await fixtures.level1(), parent);
      await probe.that("creates a category that its parent's list holds", async () => {
        succeeded(await probe.send({ body: form }));
        const known = list(await fixtures.get(fixtures.options.level3Path, parent), level3);
        contains(known, { level3_name: form.level3_name }, "the category");
      });
      await probe.requires(form, ["level1_id", "level2_id", "level3_name", "level3_order_id"]);
      await probe.beyond("refuses parents that do not belong together", async () => {
        const stranger = await fixtures.addLevel1();
        const response = await probe.send({ body: level3Form(stranger, parent) });
        probe.refused(response, { status: [404, 409, 422] });
      });
    }),
    documented("document-1", "GET", "/v1/l3CategoryPO/level2_id/{level2_id}", async (probe, fixtures) => {
      const wanted = await fixtures.level3();
      await probe.that("lists the children of a level 2 category, each with its parents", async () => {
        const parent = await fixtures.level2();
        const known = list(await probe.send({ at: [parent] }), level3);
        contains(known, { level3_id: wanted, level2_id: parent }, "the category");
      });
      await emptyForUnknown(probe);
    }),
  ],
};
