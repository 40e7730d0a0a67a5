import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { same, succeeded } from "../expectation.ts";
import { id } from "../http/wire.ts";
import { fillPath } from "../probe.ts";
import { randomName } from "../fixtures/randomName.ts";

const page = v.object({
  cursor: v.string(),
  events: v.array(v.object({ type: v.string(), entity: v.string(), entity_id: id, actor: v.string() })),
});

/** So many milliseconds may pass until something is told. */
const patience = 20_000;

/** What has happened, for programs that follow it (decision 65). */
export const events: ContractResource = {
  name: "event",
  calls: [
    extension("GET", "/v1/event", async (probe, fixtures) => {
      const after = async (cursor?: string, wait = "0") => {
        const response = await probe.send({ query: cursor === undefined ? {} : { after: cursor, wait } });
        succeeded(response);
        return v.parse(page, JSON.parse(response.text));
      };
      await probe.that("begins now, and tells of each change once, with who made it", async () => {
        const actor = `contract ${randomName()}`;
        const begun = await after();
        same(begun.events.length, 0, "the number of events without a cursor");
        const brand = await fixtures.addBrand();
        const body = { brand_name: `Renamed ${randomName()}` };
        const path = fillPath("/v1/companyBrand/{brand_id}", [brand]);
        succeeded(await probe.other({ method: "PUT", path, body, headers: { "x-actor": actor } }));
        // What an older transaction holds back is told when that is over.
        let told = begun;
        const own: v.InferOutput<typeof page>["events"] = [];
        for (const until = performance.now() + patience; own.length < 2 && performance.now() < until;) {
          told = await after(told.cursor, "1");
          own.push(
            ...told.events.filter(
              ({ entity, entity_id }) => entity === "brand" && String(entity_id) === String(brand),
            ),
          );
        }
        same(
          own.map((one) => [one.type, one.actor === actor]),
          [
            ["brand.created", false],
            ["brand.changed", true],
          ],
          "the events",
        );
        same((await after(told.cursor)).events.filter((one) => own.includes(one)).length, 0, "told again");
      });
      await probe.that("refuses what is no cursor", async () => {
        probe.refused(await probe.send({ query: { after: "yesterday" } }), { status: 400 });
      });
    }),
  ],
};
