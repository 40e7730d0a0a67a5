import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { first, list, same } from "../expectation.ts";
import { id, unknownId } from "../http/wire.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

const path = "/v1/userPreference/user_po_id/{user_id}/{preference_key}";
const record = v.object({ preference_key: v.string(), preference_value: v.unknown() });

async function person(fixtures: Fixtures) {
  const { user } = await fixtures.owner();
  return { user: v.parse(id, user.user_po_id), company: user.company_po_id };
}

/** What people like their console to be (decision D-75). */
export const userPreferences: ContractResource = {
  name: "userPreference",
  calls: [
    extension("GET", path, async (probe, fixtures) => {
      const { user } = await person(fixtures);
      await probe.that("answers an empty list while a preference is not set", async () => {
        same(list(await probe.send({ at: [user, "neverSet"] }), record), [], "the list");
      });
      await probe.that("knows no other person", async () => {
        probe.refused(await probe.send({ at: [unknownId, "neverSet"] }), { status: 404 });
      });
    }),
    extension("PUT", path, async (probe, fixtures) => {
      const { user, company } = await person(fixtures);
      const at = [user, "contract"];
      const body = { company_po_id: company, preference_value: [{ deep: ["value", null] }] };
      await probe.that("keeps any JSON value", async () => {
        const kept = first(await probe.send({ at, body }), record);
        same(kept.preference_value, body.preference_value, "preference_value");
      });
      await probe.that("refuses no value, and one that is too long", async () => {
        for (const preference_value of [null, "a".repeat(20_000)]) {
          const response = await probe.send({ at, body: { ...body, preference_value } });
          probe.refused(response, { status: 400, field: "preference_value" });
        }
      });
      await probe.that("refuses a person of another company", async () => {
        const foreign = { ...body, company_po_id: (await fixtures.register()).id };
        probe.refused(await probe.send({ at, body: foreign }), { status: 422, field: "company_po_id" });
      });
    }),
  ],
};
