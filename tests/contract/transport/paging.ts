import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same } from "../expectation.ts";
import { type HttpResponse } from "../http/client.ts";
import { id, text } from "../http/wire.ts";
import { randomName } from "../fixtures/randomName.ts";

const record = v.object({ brand_id: id, brand_name: text });
const names = (response: HttpResponse) => list(response, record).map((brand) => brand.brand_name);

/** limit, offset, q, sort, after, before and X-Total-Count (spec "Transport"), on the list of brands. */
export const paging: ContractResource = {
  name: "paging",
  calls: [
    extension(
      "GET",
      "/v1/companyBrand/company_po_id/{company_po_id}",
      async (probe, fixtures) => {
        const company = (await fixtures.register()).id;
        const mark = randomName();
        // Mixed case: text is compared without regard to it.
        const sorted = ["amber", "Basil", "cedar", "Dill", "elder", "Fern", "grass"].map(
          (word) => `${word} ${mark}`,
        );
        for (const brand_name of sorted.toReversed()) {
          await fixtures.post("/v1/companyBrand", { brand_name, company_po_id: company });
        }
        const send = (query: Record<string, string | number>) => probe.send({ at: [company], query });
        const total = (response: HttpResponse) => response.headers["x-total-count"];

        await probe.that("the whole list comes without parameters, with its count", async () => {
          const response = await send({});
          same([names(response).length, total(response)], [7, "7"], "rows and X-Total-Count");
        });
        await probe.that("sorts up and down, without regard to case", async () => {
          same(names(await send({ sort: "brand_name" })), sorted, "up");
          same(names(await send({ sort: "-brand_name" })), sorted.toReversed(), "down");
        });
        await probe.that("limit and offset cut the sorted list, the count stays", async () => {
          const response = await send({ sort: "brand_name", limit: 3, offset: 2 });
          same([names(response), total(response)], [sorted.slice(2, 5), "7"], "page");
          same(names(await send({ sort: "brand_name", limit: 3, offset: 100 })), [], "beyond the end");
        });
        await probe.that("q finds a part, without regard to case, and counts what it found", async () => {
          const response = await send({ q: "BASIL", limit: 1 });
          same([names(response), total(response)], [[sorted[1]], "1"], "found");
          same(names(await send({ q: "%" })), [], "a wildcard is no wildcard");
        });
        await probe.that("after walks the list forwards, before walks it back", async () => {
          for (const sort of ["brand_name", "-brand_name"]) {
            const whole = list(await send({ sort }), record);
            const cursor = (index: number) =>
              JSON.stringify([whole[index]?.brand_name, Number(whole[index]?.brand_id)]);
            const expected = whole.map((brand) => brand.brand_name);
            const next = await send({ sort, limit: 3, after: cursor(1) });
            same([names(next), total(next)], [expected.slice(2, 5), "7"], `after the second by ${sort}`);
            const back = await send({ sort, limit: 3, before: cursor(5) });
            same(names(back), expected.slice(2, 5), `before the sixth by ${sort}`);
            same(
              names(await send({ sort, limit: 9, before: cursor(2) })),
              expected.slice(0, 2),
              "at the start",
            );
          }
        });
        await probe.that("refuses what it does not know, with 400", async () => {
          const wrong: readonly Record<string, string | number>[] = [
            { limit: 0 },
            { limit: 201 },
            { limit: "ten" },
            { offset: -1 },
            { sort: "company_po_id; drop" },
            { after: "x" },
            { after: "[1]" },
          ];
          for (const query of wrong) probe.refused(await send(query), { status: 400 });
        });
        await probe.that("of another company it shows nothing", async () => {
          const other = await probe.send({ at: [(await fixtures.register()).id], query: { q: mark } });
          holds(names(other).length === 0, "it shows rows");
        });
      },
      "paging",
    ),
  ],
};
