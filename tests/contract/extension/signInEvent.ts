import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, single, succeeded } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, unknownId } from "../http/wire.ts";

const event = v.object({ sign_in_event_id: id, account_id: id, outcome: v.string() });

const path = "/v1/signInEvent/account_id";

/** Somebody of the company, whose session was ended. */
async function ended(fixtures: Fixtures) {
  const { user } = await fixtures.owner();
  const accountId = Number(user.user_po_id);
  succeeded(await fixtures.post(`${path}/${accountId}`, { outcome: "signed_out" }));
  return accountId;
}

/** Who signed in, out, or was refused. */
export const signInEvents: ContractResource = {
  name: "signInEvent",
  calls: [
    extension("POST", `${path}/{account_id}`, async (probe, fixtures) => {
      await probe.that("notes how a session has ended, and nothing else", async () => {
        const at = [await ended(fixtures)];
        succeeded(await probe.send({ at, body: { outcome: "ended_by_other" } }));
        probe.refused(await probe.send({ at, body: { outcome: "signed_in" } }), {
          status: 400,
          field: "outcome",
        });
        probe.refused(await probe.send({ at: [unknownId], body: { outcome: "signed_out" } }), {
          status: 404,
        });
      });
    }),
    extension("GET", `${path}/{account_id}`, async (probe, fixtures) => {
      await probe.that("has one person's, the newest first", async () => {
        const one = await ended(fixtures);
        const rows = list(await probe.send({ at: [one], query: { limit: "1" } }), event);
        same([rows.length, rows[0]?.account_id, rows[0]?.outcome], [1, one, "signed_out"], "the newest");
      });
    }),
    extension("GET", "/v1/signInEvent/company_po_id/{company_po_id}", async (probe, fixtures) => {
      await probe.that("has those of all of a company's people", async () => {
        await ended(fixtures);
        const rows = list(
          await probe.send({ at: [await fixtures.companyId()], query: { outcome: "signed_out" } }),
          event,
        );
        same(new Set(rows.map(({ outcome }) => outcome)), new Set(["signed_out"]), "outcomes");
      });
    }),
    extension("GET", "/v1/signInEvent/{sign_in_event_id}", async (probe, fixtures) => {
      await probe.that("has one, and knows no other", async () => {
        const [newest] = list(await fixtures.get(`${path}/{id}`, await ended(fixtures)), event);
        const one = newest?.sign_in_event_id ?? unknownId;
        same(single(await probe.send({ at: [one] }), event).sign_in_event_id, one, "id");
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
  ],
};
