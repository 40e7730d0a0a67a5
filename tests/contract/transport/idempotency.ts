import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, succeeded } from "../expectation.ts";
import { text } from "../http/wire.ts";
import { randomName } from "../fixtures/randomName.ts";

const listPath = "/v1/companyBrand/company_po_id/{company_po_id}";

/** Idempotency-Key on every POST (spec "Transport"). */
export const idempotency: ContractResource = {
  name: "idempotency",
  calls: [
    extension(
      "POST",
      "/v1/companyBrand",
      async (probe, fixtures) => {
        const company_po_id = (await fixtures.register()).id;
        const body = { brand_name: `Leaf ${randomName()}`, company_po_id };
        const headers = { "idempotency-key": randomUUID() };
        const names = async () =>
          list(await fixtures.get(listPath, company_po_id), v.object({ brand_name: text })).map(
            ({ brand_name }) => brand_name,
          );
        const first = succeeded(await probe.send({ body, headers }));

        await probe.that("the same key and body get the first answer again", async () => {
          const again = await probe.send({ body, headers });
          same([again.status, again.text], [first.status, first.text], "the answer");
        });
        await probe.that("and have one effect", async () => same(await names(), [body.brand_name], "brands"));
        await probe.that("the same key with another body is refused", async () => {
          const other = { ...body, brand_name: `Leaf ${randomName()}` };
          probe.refused(await probe.send({ body: other, headers }), { status: 422 });
          same(await names(), [body.brand_name], "brands");
        });
        await probe.that("a refused call does not use its key up", async () => {
          const key = { "idempotency-key": randomUUID() };
          const wrong = await probe.send({ body: { brand_name: "", company_po_id }, headers: key });
          probe.refused(wrong, { status: 400 });
          const right = { brand_name: `Leaf ${randomName()}`, company_po_id };
          succeeded(await probe.send({ body: right, headers: key }));
        });
        await probe.that("refuses a key over 255 characters", async () => {
          const long = { "idempotency-key": "k".repeat(256) };
          probe.refused(await probe.send({ body, headers: long }), { status: 400 });
        });
        await probe.that("8 repeats at once get equal answers and have one effect", async () => {
          const before = (await names()).length;
          const form = { brand_name: `Leaf ${randomName()}`, company_po_id };
          const key = { "idempotency-key": randomUUID() };
          const responses = await Promise.all(
            Array.from({ length: 8 }, () => probe.send({ body: form, headers: key })),
          );
          same(
            new Set(responses.map((response) => `${response.status} ${response.text}`)).size,
            1,
            "different answers",
          );
          same((await names()).length, before + 1, "brands");
        });
      },
      "Idempotency-Key",
    ),
  ],
};
