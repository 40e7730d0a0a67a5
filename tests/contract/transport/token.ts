import { type ContractResource, documented } from "../call.ts";
import { holds, succeeded } from "../expectation.ts";

/** A token that says who it is for and that nobody has signed. */
const unsigned = `${base64url({ alg: "none", typ: "JWT" })}.${base64url({ sub: "gateway", exp: 4_102_444_800 })}.`;

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** What every call but the login needs: both static headers and a bearer token (Document 1 §7). */
export const token: ContractResource = {
  name: "token",
  calls: [
    {
      ...documented("document-1", "GET", "/v1/country", async (probe, fixtures) => {
        const { apiKeyHeader, apiVersionHeader } = fixtures.options;
        const refuses = (
          promise: string,
          status: number | number[],
          headers: Record<string, string | undefined>,
        ) => probe.beyond(promise, async () => probe.refused(await probe.send({ headers }), { status }));
        const valid = await fixtures.client.token();
        const [head, body, signature = ""] = valid.split(".");

        await probe.that("accepts the token of the login", async () => {
          succeeded(await probe.send());
        });
        await refuses("refuses no token", 401, { authorization: undefined });
        await refuses("refuses an empty token", 401, { authorization: "Bearer " });
        await refuses("refuses another scheme", 401, { authorization: `Basic ${valid}` });
        await refuses("refuses an unsigned token", 401, { authorization: `Bearer ${unsigned}` });
        if (signature !== "") {
          const turned = signature.slice(1) + signature.slice(0, 1);
          await refuses("refuses a forged signature", 401, {
            authorization: `Bearer ${head}.${body}.${turned}`,
          });
        }
        await refuses("refuses no API key", 403, { [apiKeyHeader]: undefined });
        await refuses("refuses a wrong API key", 403, { [apiKeyHeader]: "not-the-key" });
        await probe.beyond("refuses no version", async () => {
          const response = await probe.send({ headers: { [apiVersionHeader]: undefined } });
          probe.refused(response, { status: [400, 403] });
        });
        await probe.beyond("does not sniff and does not tell its software", async () => {
          const { headers } = await probe.send();
          holds(headers["x-powered-by"] === undefined, "x-powered-by is sent");
          holds(
            headers["content-type"]?.startsWith("application/json") === true,
            "the answer is not application/json",
          );
        });
      }),
      topic: "token",
    },
  ],
};
