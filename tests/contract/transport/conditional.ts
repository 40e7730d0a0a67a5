import { type ContractResource, extension } from "../call.ts";
import { hasStatus, holds, same, succeeded } from "../expectation.ts";
import { fillPath } from "../probe.ts";

const path = "/v1/companyBrand/{brand_id}";

/** ETag, If-None-Match and If-Match (spec "Transport", decision D-76). */
export const conditional: ContractResource = {
  name: "conditional",
  calls: [
    extension(
      "GET",
      path,
      async (probe, fixtures) => {
        const brand = await fixtures.addBrand();
        const { headers, text } = succeeded(await probe.send({ at: [brand] }));
        const tag = headers.etag ?? "";

        await probe.that("carries a strong ETag", () => {
          holds(/^"[^"]+"$/.test(tag), `the ETag is ${tag || "missing"}`);
        });
        await probe.that("If-None-Match with it is answered by 304 without a body", async () => {
          const response = await probe.send({ at: [brand], headers: { "if-none-match": `"other", ${tag}` } });
          hasStatus(response, 304);
          same([response.text, response.headers.etag], ["", tag], "body and ETag");
        });
        await probe.that("another tag gets the record", async () => {
          const response = await probe.send({ at: [brand], headers: { "if-none-match": '"other"' } });
          same(response.text, text, "the answer");
        });
        await probe.that("changes with the record", async () => {
          const body = { brand_name: `New ${brand}` };
          succeeded(await probe.other({ method: "PUT", path: fillPath(path, [brand]), body }));
          const response = await probe.send({ at: [brand], headers: { "if-none-match": tag } });
          hasStatus(response, 200);
          holds(response.headers.etag !== tag, "the ETag is the old one");
        });
      },
      "If-None-Match",
    ),
    ...(["PUT", "DELETE"] as const).map((method) =>
      extension(
        method,
        path,
        async (probe, fixtures) => {
          const brand = await fixtures.addBrand();
          const read = () => fixtures.get(path, brand);
          const before = succeeded(await read());
          const body = method === "PUT" ? { body: { brand_name: `Renamed ${brand}` } } : {};
          const send = (tag: string) => probe.send({ at: [brand], ...body, headers: { "if-match": tag } });

          await probe.that("a stale If-Match is refused and changes nothing", async () => {
            probe.refused(await send('"stale"'), { status: 412 });
            same((await read()).text, before.text, "the record");
          });
          await probe.that("of two with the same tag one wins", async () => {
            const tag = before.headers.etag ?? "";
            const statuses = (await Promise.all([send(tag), send(tag)])).map(({ status }) => status);
            const won = statuses.filter((status) => status < 300).length;
            holds(won === 1, `statuses ${statuses.join(" and ")}`);
            const lost = statuses.find((status) => status >= 300);
            holds(lost === 412 || (method === "DELETE" && lost === 404), `the other got ${lost}`);
          });
        },
        "If-Match",
      ),
    ),
  ],
};
