import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { same, single } from "../expectation.ts";
import { id, optionalText, unknownId } from "../http/wire.ts";
import { sellerForm } from "../fixtures/forms.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

const record = v.object({
  seller_id: id,
  admin_active: v.nullable(v.boolean()),
  admin_activated: v.nullable(v.boolean()),
  suspended_at: optionalText,
  suspended_reason: optionalText,
});

const view = v.object({ view_id: id, seller_id: id });
const ended = v.object({ view_id: id });

/** In a company of its own: in an hour only so many people are invited to one. */
async function addSeller(fixtures: Fixtures) {
  const form = sellerForm((await fixtures.register()).id);
  return { ...single(await fixtures.post("/v1/companySeller", form), record), form };
}

/** Whether the people of a location can sign in (spec "Extensions", screen S-05). */
export const sellerStatus: ContractResource = {
  name: "sellerStanding",
  calls: [
    extension("POST", "/v1/companySeller/{seller_id}/suspension", async (probe, fixtures) => {
      const { seller_id } = await addSeller(fixtures);
      await probe.that("suspends a location with its reason", async () => {
        const body = { suspended_reason: "Stock count" };
        const found = single(await probe.send({ at: [seller_id], body }), record);
        same(found.suspended_reason, "Stock count", "suspended_reason");
      });
      await probe.that("asks for a reason", async () => {
        probe.refused(await probe.send({ at: [seller_id], body: {} }), {
          status: 400,
          field: "suspended_reason",
        });
      });
      await probe.that("does not know an unknown location", async () => {
        const body = { suspended_reason: "Stock count" };
        probe.refused(await probe.send({ at: [unknownId], body }), { status: 404 });
      });
    }),
    extension("DELETE", "/v1/companySeller/{seller_id}/suspension", async (probe, fixtures) => {
      const { seller_id } = await addSeller(fixtures);
      await probe.that("makes a location active, suspended or not", async () => {
        const found = single(await probe.send({ at: [seller_id] }), record);
        same([found.suspended_at, found.suspended_reason], [null, null], "since when and why");
      });
    }),
    extension("POST", "/v1/companySeller/{seller_id}/invitation", async (probe, fixtures) => {
      const { seller_id, form } = await addSeller(fixtures);
      await probe.that("does not mail twice in a minute", async () => {
        probe.refused(await probe.send({ at: [seller_id] }), { status: 429 });
        await fixtures.invitation(form.admin_email);
      });
      await probe.that("does not know an unknown location", async () => {
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("POST", "/v1/companySeller/{seller_id}/view", async (probe, fixtures) => {
      const { seller_id } = await addSeller(fixtures);
      await probe.that("notes that somebody looks at a location as its people see it", async () => {
        const response = await probe.send({ at: [seller_id], body: { reason: "A question" } });
        same(single(response, view).seller_id, seller_id, "seller_id");
      });
      await probe.that("asks for a reason", async () => {
        probe.refused(await probe.send({ at: [seller_id], body: {} }), { status: 400, field: "reason" });
      });
      await probe.that("does not know an unknown location", async () => {
        probe.refused(await probe.send({ at: [unknownId], body: { reason: "A question" } }), { status: 404 });
      });
    }),
    extension("POST", "/v1/companySeller/{seller_id}/viewEnd", async (probe, fixtures) => {
      const { seller_id } = await addSeller(fixtures);
      await probe.that("notes its end, also when it is said again", async () => {
        const path = `/v1/companySeller/${String(seller_id)}/view`;
        const { view_id } = single(await fixtures.post(path, { reason: "A question" }), view);
        for (const requests of [3, 4]) {
          const response = await probe.send({
            at: [seller_id],
            body: { view_id: Number(view_id), requests },
          });
          same(single(response, ended).view_id, view_id, "view_id");
        }
      });
      await probe.that("does not know what never began", async () => {
        const body = { view_id: 2_147_483_647, requests: 0 };
        probe.refused(await probe.send({ at: [seller_id], body }), { status: 404 });
      });
    }),
  ],
};
