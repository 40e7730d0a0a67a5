import { expect, test } from "vitest";
import * as v from "valibot";
import { field } from "../testing/caller.ts";
import { onEngines } from "../testing/engines.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const answer = v.looseObject({
  job: v.looseObject({ job_id: v.number() }),
  rows: v.array(v.looseObject({ name: v.string(), outcome: v.string(), message: v.nullable(v.string()) })),
});

onEngines(["PGlite"], (service) => {
  test("of 200 at once each has the right outcome; undone, all have theirs back but what was edited meanwhile, which is named", async () => {
    const made = async (index: number) => {
      const { body } = await service().call("POST /v1/companySellerProdLoc/createSignup", {
        prod_name: `Product ${index}`,
        seller_id: 1,
        category1_id: 1,
        // The country of the last five is their manufacturer's.
        ...(index >= 192 && { manu_id: 1 }),
      });
      return v.parse(v.tuple([v.looseObject({ prod_id: v.number() })]), body)[0].prod_id;
    };
    const ids: number[] = [];
    for (let index = 0; index < 197; index += 1) ids.push(await made(index));
    const { body: others } = await service().call("GET /v1/companySellerProdLoc/company_po_id/2");
    const foreign = v.parse(v.array(v.looseObject({ prod_id: v.number() })), others).slice(0, 2);
    const sent = [...ids, ...foreign.map(({ prod_id }) => prod_id), 999_999].slice(0, 200);
    const counts = (rows: v.InferOutput<typeof answer>["rows"]) =>
      Object.fromEntries(
        [...Map.groupBy(rows, ({ outcome, message }) => `${outcome} ${message ?? ""}`.trim())].map(
          ([outcome, of]) => [outcome, of.length],
        ),
      );
    const { body } = await service().call("POST /v1/companyBulkEdit", {
      ...owner,
      ids: sent,
      change: { action: "set", fields: { country_origin: "Nepal" } },
    });
    const { job, rows } = v.parse(answer, body);
    expect(counts(rows)).toEqual({
      done: 192,
      "refused Its manufacturer decides the country of origin": 5,
      "not_found Product not found": 3,
    });
    const edited = ids.slice(0, 12);
    for (const prod_id of edited)
      await service().call(`PUT /v1/companySellerProdLoc/${prod_id}`, { country_origin: "Bhutan" });
    const undone = v.parse(
      answer,
      (await service().call(`POST /v1/companyBulkEdit/undo/${job.job_id}`, owner)).body,
    );
    expect(counts(undone.rows)).toEqual({ done: 180, "stale It was changed since": 12 });
    expect(undone.rows.filter(({ outcome }) => outcome === "stale").map(({ name }) => name)).toEqual(
      edited.map((_id, index) => `Product ${index}`),
    );
    const originOf = async (prodId = 0) =>
      field((await service().call(`GET /v1/companySellerProdLoc/${prodId}`)).body, "country_origin");
    expect([await originOf(ids[0]), await originOf(ids[12]), await originOf(ids[191])]).toEqual([
      "Bhutan",
      null,
      null,
    ]);
  });
});
