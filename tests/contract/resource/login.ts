import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { decoded } from "../expectation.ts";
import { number } from "../http/wire.ts";

/** The service login that precedes every call (Document 1 §7). */
export const login: ContractResource = {
  name: "login",
  calls: [
    documented("document-1", "POST", "/auth/login", async (probe, { options }) => {
      const credential = { username: options.username, password: options.password };
      const withoutToken = { authorization: undefined };

      await probe.that("gives access_token", async () => {
        const response = await probe.send({ body: credential, headers: withoutToken });
        decoded(response, v.object({ access_token: v.string() }));
      });
      await probe.beyond("says token_type and expires_in", async () => {
        const response = await probe.send({ body: credential, headers: withoutToken });
        decoded(response, v.object({ access_token: v.string(), token_type: v.string(), expires_in: number }));
      });
      await probe.beyond("refuses a wrong password", async () => {
        const body = { ...credential, password: "not-the-password" };
        probe.refused(await probe.send({ body, headers: withoutToken }), { status: 401 });
      });
      await probe.beyond("refuses a wrong API key", async () => {
        const headers = { ...withoutToken, [options.apiKeyHeader]: "not-the-key" };
        probe.refused(await probe.send({ body: credential, headers }), { status: 403 });
      });
      await probe.beyond("refuses a call without a version", async () => {
        const headers = { ...withoutToken, [options.apiVersionHeader]: undefined };
        probe.refused(await probe.send({ body: credential, headers }), { status: [400, 403] });
      });
      await probe.beyond("names the missing field", async () => {
        const response = await probe.send({ body: { username: options.username }, headers: withoutToken });
        probe.refused(response, { status: 400, field: "password" });
      });
    }),
  ],
};
