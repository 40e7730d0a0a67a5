import * as v from "valibot";
import { type ContractCall, type ContractResource, documented } from "../call.ts";
import { holds, list, same } from "../expectation.ts";
import { randomName } from "../fixtures/randomName.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

/** One look-up before a form is sent: a non-empty list means taken (Document 1 §5). */
function lookUp(
  path: string,
  free: () => string,
  taken: (fixtures: Fixtures) => Promise<string>,
): ContractCall {
  return documented("document-1", "GET", path, async (probe, fixtures) => {
    await probe.that("answers an empty list for a free value", async () => {
      same(list(await probe.send({ at: [free()] }), v.unknown()), [], "the answer");
    });
    await probe.that("reads an encoded value", async () => {
      same(list(await probe.send({ at: [`${free()} & Söhne/50%`] }), v.unknown()), [], "the answer");
    });
    const value = await taken(fixtures);
    await probe.that("answers a non-empty list for a taken value", async () => {
      holds(list(await probe.send({ at: [value] }), v.unknown()).length > 0, `${value} counts as free`);
    });
    await probe.beyond("does not distinguish case", async () => {
      const other = value.toUpperCase();
      holds(list(await probe.send({ at: [other] }), v.unknown()).length > 0, `${other} counts as free`);
    });
    await probe.beyond("does not find a part of a value", async () => {
      same(list(await probe.send({ at: [value.slice(0, -1)] }), v.unknown()), [], "the answer");
    });
  });
}

const freeName = () => `Free ${randomName()}`;
const freeEmail = () => `${randomName()}@contract.test`;

/** The look-ups of names and e-mail addresses (Document 1 §7). */
export const lookUps: ContractResource = {
  name: "lookUp",
  calls: [
    lookUp("/v1/companyPO/BusinessName/{name}", freeName, async (fixtures) => {
      return (await fixtures.registered()).form.business_name;
    }),
    lookUp("/v1/companyPO/BusinessSubdomain/{subdomain}", randomName, async (fixtures) => {
      return (await fixtures.registered()).form.business_subdomain;
    }),
    lookUp("/v1/companyPO/Poc/{email}", freeEmail, async (fixtures) => {
      return (await fixtures.owner()).email;
    }),
    lookUp("/v1/companySeller/Poc/{email}", freeEmail, async (fixtures) => {
      return (await fixtures.seller()).email;
    }),
    lookUp("/v1/companySeller/BusinessName/{name}", freeName, async (fixtures) => {
      return (await fixtures.location()).form.business_name;
    }),
  ],
};
