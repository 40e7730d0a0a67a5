import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same, succeeded } from "../expectation.ts";
import { id } from "../http/wire.ts";
import { fillPath } from "../probe.ts";
import { randomName } from "../fixtures/randomName.ts";

const entry = v.object({
  actor: v.string(),
  action: v.string(),
  entity: v.string(),
  entity_id: id,
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});
const brandPath = "/v1/companyBrand/{brand_id}";

/** X-Actor and the audit trail (spec "Transport", decision D-75). */
export const audit: ContractResource = {
  name: "audit",
  calls: [
    extension("GET", "/v1/audit/company_po_id/{company_po_id}", async (probe, fixtures) => {
      const company = await fixtures.companyId();
      const brand = await fixtures.addBrand();
      const actor = `contract ${randomName()}`;
      const rename = (brand_name: string, headers: Record<string, string> = {}) =>
        probe.other({
          method: "PUT",
          path: fillPath(brandPath, [brand]),
          body: { brand_name },
          headers: { "x-actor": actor, ...headers },
        });
      const entries = async () =>
        list(await probe.send({ at: [company], query: { q: actor, limit: 50 } }), entry);

      await probe.that("holds who changed what, before and after", async () => {
        const name = `Renamed ${randomName()}`;
        succeeded(await rename(name));
        const [found, ...more] = await entries();
        same(
          [found?.actor, found?.action, more.length],
          [actor, "update", 0],
          "actor, action and further entries",
        );
        same(String(found?.entity_id), String(brand), "entity_id");
        same(found?.after?.["brand_name"], name, "after");
        holds(found?.before?.["brand_name"] !== name, "before is after");
      });
      await probe.that("holds nothing about a refused change", async () => {
        probe.refused(await rename("Not this", { "if-match": '"stale"' }), { status: 412 });
        same((await entries()).length, 1, "the number of entries");
      });
      await probe.that("holds what was deleted", async () => {
        const path = fillPath(brandPath, [brand]);
        succeeded(await probe.other({ method: "DELETE", path, headers: { "x-actor": actor } }));
        const gone = (await entries()).find(({ action }) => action === "delete");
        same(gone?.after, null, "after");
        holds(gone?.before !== null && gone?.before !== undefined, "before is missing");
      });
      await probe.that("holds no password", async () => {
        const { text } = await probe.send({ at: [company] });
        holds(!/pw_hash|\$argon2/.test(text), "a password hash is in the trail");
      });
    }),
  ],
};
