import { isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema } from "../../src/schema.ts";
import { type LosingProxy, startLosingProxy } from "../doubles/losingProxy.ts";
import { type BackOffice, oneEngine, startBackOffice } from "../harness/backOffice.ts";
import { typed } from "../harness/typed.ts";
import type { MutationSample } from "../nouns/sample.ts";
import { mutationSamples } from "../nouns/samples.ts";
import { type Mutation, mutations } from "./mutations.ts";
import { type People, signInAll } from "./people.ts";
import { createTrial, type Trial } from "./trial.ts";

// The service does what it is told, and what it says to it is lost on the way. Nobody is told that nothing was saved; whoever
// sends the same again finds out, and it was done once.

/** Writes that may be lost without a word: who signs in may do so again, and how far the set-up is follows a change. */
const isOfTheChange = (_method: string, path: string): boolean =>
  !/^\/(?:auth\/login|signin)$|^\/v1\/companyPO\/page(?:4|7|8|9|1\d)$/.test(path);

const changes = (sample: MutationSample | undefined): boolean =>
  sample?.refused === undefined && sample?.changesNothing === undefined;

function keyed({ input }: Mutation): boolean {
  const type = schema.getType(input ?? "");
  return isInputObjectType(type) && "idempotencyKey" in type.getFields();
}

// On one engine, a server where there is one: an answer is lost in front of the database.
describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let proxy: LosingProxy;
  let people: People;
  let trial: Trial;

  beforeAll(async () => {
    office = await startBackOffice(engine, {}, {}, async (service) => {
      proxy = await startLosingProxy(service);
      return proxy.url;
    });
    people = await signInAll(office);
    trial = createTrial(office, people);
  });

  afterAll(async () => {
    await office.close();
    await proxy.close();
  });

  test.each(mutations.filter(({ name }) => changes(mutationSamples[name])))("$name", async (mutation) => {
    const { name } = mutation;
    const success = `${typed(name)}Success`;
    const key = (): object => (keyed(mutation) ? { idempotencyKey: crypto.randomUUID() } : {});
    const changesOf = async (send: () => Promise<unknown>): Promise<number> => {
      const before = (await trial.changesAfter(0))[0]?.audit_id ?? 0;
      await send();
      await mutationSamples[name]?.after?.(people.owner);
      return (await trial.changesAfter(before)).length;
    };

    const plain = { ...(await trial.sample(mutation)), ...key() };
    const usual = await changesOf(async () => {
      expect((await trial.send(people.owner, mutation, plain)).result.__typename).toBe(success);
    });

    const input = { ...(await trial.sample(mutation)), ...key() };
    const first = await changesOf(async () => {
      proxy.lose(isOfTheChange);
      const { result } = await trial.send(people.owner, mutation, input);
      proxy.lose(null);
      expect(result).toMatchObject({ __typename: "UnavailableError", outcome: "UNKNOWN" });
    });
    expect(first, "the service did what it was told").toBeGreaterThan(0);
    const second = await changesOf(async () => {
      const { result } = await trial.send(people.owner, mutation, input);
      const [error = success] =
        mutationSamples[name]?.foundOut ?? (name.startsWith("delete") ? ["NotFoundError"] : []);
      expect(result.__typename).toBe(error);
    });
    if (name === "editCompanyBank") {
      // The number is stored encrypted, so the same one again is a change.
      expect([usual, first, second]).toEqual([1, 1, 1]);
    } else if (name === "createDeliveryLink") {
      // The key was in the response that was lost: the same again ends that link and makes another.
      expect([usual, first, second]).toEqual([1, 1, 2]);
    } else if (name.startsWith("move")) {
      // All of a list that has grown meanwhile are numbered anew.
      expect(second).toBe(0);
    } else expect(first + second).toBe(usual);
  });
});
