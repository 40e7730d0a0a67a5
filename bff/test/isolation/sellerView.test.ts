import { expect, test } from "vitest";
import { schema } from "../../src/schema.ts";
import type { SellerView } from "../../src/sellerView/view.ts";
import { run } from "../doubles/fakeContext.ts";
import { mutationSamples } from "../nouns/samples.ts";
import { viewers } from "./callers.ts";
import { mutationDocument } from "./inputs.ts";
import { createLeakyService } from "./leakyService.ts";
import { contextOf } from "./noLeak.ts";
import { ids } from "./tenants.ts";

// Every mutation of the schema, by an owner who looks on as the people of a location.

const view: SellerView = {
  id: "1",
  sellerId: String(ids.own),
  sellerName: "Own location",
  reason: "They ask why an order is missing",
  beganAt: Date.now(),
  endsAt: Date.now() + 60_000,
};

const [owner] = viewers;
const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
const kept = ["signOut", "leaveSellerView"];

/** Sends every example of a mutation in a view; says what was answered and how many calls it caused. */
async function inView(name: string) {
  if (owner === undefined) throw new Error("There is no owner.");
  const { inputs = [], responses = {} } = mutationSamples[name] ?? {};
  expect(inputs.length).toBeGreaterThan(0);
  return Promise.all(
    inputs.map(async (input) => {
      const rest = createLeakyService({ isSilent: false, offersIds: true }, responses);
      const context = contextOf(rest, owner.user);
      await context.session.beginView(view);
      const response = await run(context, mutationDocument(schema, name), input === null ? {} : { input });
      return { text: JSON.stringify(response), calls: rest.reads.length + rest.writes.length };
    }),
  );
}

test.each(names.filter((name) => !kept.includes(name)))("%s is refused in a view", async (name) => {
  for (const { text, calls } of await inView(name)) {
    expect(text).toMatch(
      /"__typename":"ForbiddenError"|^{"data":null,"errors":\[{"message":"You are not allowed to do this."/,
    );
    expect(calls).toBe(0);
  }
});

test.each(kept)("%s is not: it ends the view", async (name) => {
  const [answer] = await inView(name);
  expect(answer?.text).toContain("Success");
});
