import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same, succeeded } from "../expectation.ts";
import { id, unknownId } from "../http/wire.ts";
import { fillPath } from "../probe.ts";
import { randomName } from "../fixtures/randomName.ts";

const entry = v.object({
  audit_id: v.number(),
  acting_for: v.nullable(v.string()),
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
        list(await probe.send({ at: [company], query: { actor, limit: 50 } }), entry);

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
      await probe.that(
        "pages from an entry on to older ones, and is narrowed by kind and action",
        async () => {
          const whole = await entries();
          const after = { actor, limit: 1, before: whole[0]?.audit_id ?? 0 };
          same(
            list(await probe.send({ at: [company], query: after }), entry),
            whole.slice(1, 2),
            "the second page",
          );
          const narrow = { actor, entity: "brand", action: "update", entity_id: Number(brand) };
          same(
            list(await probe.send({ at: [company], query: narrow }), entry).length,
            1,
            "updates of the brand",
          );
          probe.refused(await probe.send({ at: [company], query: { limit: 201 } }), { status: 400 });
        },
      );
      await probe.that("names what acts in somebody's name", async () => {
        const other = await fixtures.addBrand();
        const path = fillPath(brandPath, [other]);
        const acting = { "x-actor": actor, "x-acting-for": "token:%E0%A4%95" };
        succeeded(await probe.other({ method: "DELETE", path, headers: acting }));
        same((await entries())[0]?.acting_for, "token:\u0915", "acting_for");
      });
      await probe.that("holds no password", async () => {
        const { text } = await probe.send({ at: [company] });
        holds(!/pw_hash|\$argon2/.test(text), "a password hash is in the trail");
      });
    }),
    extension("GET", "/v1/audit/record/{entity}/{entity_id}", async (probe, fixtures) => {
      const [company, product] = [await fixtures.companyId(), await fixtures.addProduct()];
      const image = { prod_id: product, images_url: "jar.webp", order_id: 1 };
      succeeded(await fixtures.post("/v1/companySellerProdImage", image));
      const history = async (company_po_id: string | number) =>
        list(await probe.send({ at: ["product", product], query: { company_po_id } }), entry);

      await probe.that("holds the record's entries with those of its parts, the newest first", async () => {
        same(
          (await history(company)).map((found) => found.entity),
          ["product_image", "product"],
          "the kinds",
        );
      });
      await probe.that("is empty for another company, and refused without one", async () => {
        same((await history(unknownId)).length, 0, "entries");
        probe.refused(await probe.send({ at: ["product", product] }), { status: 400 });
      });
    }),
  ],
};
