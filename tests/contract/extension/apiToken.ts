import { createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { first, holds, same, single } from "../expectation.ts";
import { id } from "../http/wire.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

const record = v.object({ api_token_id: id, token_name: v.string(), permissions: v.array(v.string()) });
const hashPath = "/v1/apiToken/hash/{hash}";

/** The hash of a token that nobody keeps. */
const newHash = () => createHash("sha256").update(randomBytes(32)).digest("hex");

async function form(fixtures: Fixtures) {
  const { user } = await fixtures.owner();
  return {
    token_name: "Contract",
    token_prefix: "bo_contract",
    token_hash: newHash(),
    permissions: ["PRODUCT_READ"],
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    user_po_id: user.user_po_id,
    company_po_id: user.company_po_id,
  };
}

/** API tokens: the service keeps their hashes (decision D-75). */
export const apiTokens: ContractResource = {
  name: "apiToken",
  calls: [
    extension("POST", "/v1/apiToken", async (probe, fixtures) => {
      const body = await form(fixtures);
      await probe.that("keeps a token and never shows its hash", async () => {
        const response = await probe.send({ body });
        same(single(response, record).permissions, body.permissions, "permissions");
        holds(!response.text.includes(body.token_hash), "the answer shows the hash");
      });
      await probe.that("refuses the same hash twice, and a moment that is past", async () => {
        probe.refused(await probe.send({ body }), { status: 409, field: "token_hash" });
        const past = { ...body, token_hash: newHash(), expires_at: "2020-01-01T00:00:00.000Z" };
        probe.refused(await probe.send({ body: past }), { status: 400, field: "expires_at" });
      });
      await probe.that("refuses a person of another company", async () => {
        const foreign = { ...body, token_hash: newHash(), company_po_id: (await fixtures.register()).id };
        probe.refused(await probe.send({ body: foreign }), { status: 422, field: "user_po_id" });
      });
    }),
    extension("GET", hashPath, async (probe, fixtures) => {
      const body = await form(fixtures);
      await fixtures.post("/v1/apiToken", body);
      const owner = v.object({ user: v.object({ company_po_id: id }) });
      await probe.that("finds a token with the person it acts for", async () => {
        const { user } = first(await probe.send({ at: [body.token_hash] }), owner);
        same(user.company_po_id, body.company_po_id, "company_po_id");
      });
      await probe.that("knows no other", async () => {
        probe.refused(await probe.send({ at: [newHash()] }), { status: 404 });
      });
    }),
    extension("DELETE", "/v1/apiToken/{api_token_id}", async (probe, fixtures) => {
      const body = await form(fixtures);
      const { api_token_id } = single(await fixtures.post("/v1/apiToken", body), record);
      await probe.that("ends the token at once", async () => {
        single(await probe.send({ at: [api_token_id] }), v.object({ api_token_id: id }));
        probe.refused(await fixtures.get(hashPath, body.token_hash), { status: 404 });
      });
    }),
  ],
};
