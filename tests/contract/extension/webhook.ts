import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { first, holds, list, same, single } from "../expectation.ts";
import { id } from "../http/wire.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { randomName } from "../fixtures/randomName.ts";

const record = v.object({
  webhook_id: id,
  hook_name: v.string(),
  types: v.array(v.string()),
  header_names: v.array(v.string()),
});
const path = "/v1/companyWebhook";

const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** Nobody has a name that ends so (RFC 2606), so nothing is ever sent. */
const url = "https://receiver.invalid/hook";

async function form(fixtures: Fixtures) {
  const { user } = await fixtures.owner();
  return {
    hook_name: randomName(),
    url,
    types: ["product.*"],
    active: true,
    headers: [{ name: "X-Contract", value: "of-the-contract" }],
    secret: newSecret(),
    company_po_id: user.company_po_id,
  };
}

const added = async (fixtures: Fixtures) =>
  single(await fixtures.post(path, await form(fixtures)), record).webhook_id;

/** Webhooks: where a company is told of what happens, and the log of it. */
export const webhooks: ContractResource = {
  name: "companyWebhook",
  calls: [
    extension("POST", path, async (probe, fixtures) => {
      const body = await form(fixtures);
      await probe.that(
        "keeps a webhook, and never shows its secret or the values of its headers",
        async () => {
          const response = await probe.send({ body });
          same(single(response, record).header_names, ["X-Contract"], "header_names");
          holds(!response.text.includes(body.secret), "the answer shows the secret");
          holds(!response.text.includes("of-the-contract"), "the answer shows a header's value");
        },
      );
      await probe.that("refuses the same name twice, plain HTTP and a private network", async () => {
        probe.refused(await probe.send({ body }), { status: 409, field: "hook_name" });
        for (const refused of [
          "http://receiver.invalid:8080/",
          "https://10.0.0.1/",
          "https://169.254.169.254/",
        ]) {
          const sent = { ...body, hook_name: randomName(), url: refused };
          probe.refused(await probe.send({ body: sent }), { status: 422, field: "url" });
        }
      });
    }),
    extension("PUT", `${path}/{webhook_id}`, async (probe, fixtures) => {
      const hook = await added(fixtures);
      await probe.that(
        "changes the fields that are sent, and keeps the value of a header that has none",
        async () => {
          const body = { types: ["*"], headers: [{ name: "X-Contract" }] };
          const { types, header_names } = single(await probe.send({ at: [hook], body }), record);
          same([types, header_names], [["*"], ["X-Contract"]], "types and header_names");
        },
      );
    }),
    extension("DELETE", `${path}/{webhook_id}`, async (probe, fixtures) => {
      const hook = await added(fixtures);
      await probe.that("deletes it", async () => {
        single(await probe.send({ at: [hook] }), v.object({ webhook_id: id }));
        probe.refused(await fixtures.get(`${path}/{webhook_id}`, hook), { status: 404 });
      });
    }),
    extension("POST", `${path}/{webhook_id}/rotation`, async (probe, fixtures) => {
      const hook = await added(fixtures);
      await probe.that("takes another secret, and says how long the one before counts", async () => {
        const secret = newSecret();
        const response = await probe.send({ at: [hook], body: { secret } });
        single(response, v.object({ old_secret_until: v.string() }));
        holds(!response.text.includes(secret), "the answer shows the secret");
      });
    }),
    extension("POST", `${path}/{webhook_id}/test`, async (probe, fixtures) => {
      const hook = await added(fixtures);
      await probe.that("says why nothing came of a test, and keeps it in the log", async () => {
        const tested = v.object({
          delivery: v.object({ type: v.string(), state: v.string() }),
          attempt: v.object({ failure: v.string() }),
        });
        const { delivery } = single(await probe.send({ at: [hook], body: { type: "webhook.ping" } }), tested);
        same([delivery.type, delivery.state], ["webhook.ping", "dead"], "the delivery");
        const log = await fixtures.get("/v1/companyWebhookDelivery/webhook_id/{webhook_id}", hook);
        same(list(log, v.object({ type: v.string() })).length, 1, "the number of deliveries");
      });
    }),
    extension("POST", `${path}/{webhook_id}/resend`, async (probe, fixtures) => {
      const hook = await added(fixtures);
      await probe.that("says how many messages are sent again", async () => {
        single(await probe.send({ at: [hook] }), v.object({ dead_count: v.literal(0) }));
      });
    }),
    extension("POST", "/v1/companyWebhookDelivery/{delivery_id}/resend", async (probe) => {
      await probe.that("knows no other", async () => {
        probe.refused(await probe.send({ at: [2_147_483_647] }), { status: 404 });
      });
    }),
    extension("GET", "/v1/companyWebhookType", async (probe) => {
      await probe.that("names what can happen", async () => {
        const types = list(await probe.send(), v.object({ type: v.string() })).map(({ type }) => type);
        holds(types.includes("product.enabled"), "product.enabled is not there");
      });
    }),
    extension("GET", "/v1/companyWebhookHealth", async (probe, fixtures) => {
      const hook = await added(fixtures);
      await probe.that("says how it does", async () => {
        const health = v.object({ dead_count: v.literal(0), failures_in_row: v.literal(0) });
        first(await probe.send({ query: { ids: hook } }), health);
      });
    }),
  ],
};
