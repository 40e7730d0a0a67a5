import { createServer, type Server } from "node:net";
import { once } from "node:events";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";

// A receiver belongs to a company. That it says nothing is that company's matter, and nobody else's.

let office: BackOffice;
let owner: Caller;
let other: Caller;
let receiver: Server;

beforeAll(async () => {
  // A call has the time that it has outside of tests.
  office = await startBackOffice(
    "PGlite",
    { REST_READ_TIMEOUT: "3000" },
    { restLimits: { headersWithin: 3_000 } },
  );
  owner = await office.signIn("owner@verdant.test");
  other = await office.signIn("owner@fernway.test");
  receiver = createServer((socket) => socket.on("error", () => {}));
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
});
afterAll(async () => {
  receiver.close();
  await office.close();
});

const port = v.object({ port: v.number() });
const added = v.object({ made: v.object({ webhook: v.object({ id: v.string() }) }) });

test("tests of a receiver that says nothing end with that, and meanwhile the service is there for all others", async () => {
  const url = `http://127.0.0.1:${v.parse(port, receiver.address()).port}/`;
  const { data } = await owner.send(
    `mutation ($input: AddWebhookInput!) { made: addWebhook(input: $input) { ... on AddWebhookSuccess { webhook { id } } } }`,
    { input: { name: "Silent", url, types: ["order.*"] } },
  );
  const { id } = v.parse(added, data).made.webhook;
  const ended: unknown[] = [];
  const tests = Array.from({ length: 6 }, async () => {
    const tested = await owner.send(
      `mutation ($id: ID!) { tested: testWebhook(input: { id: $id }) { __typename
        ... on TestWebhookSuccess { attempt { status failure } } } }`,
      { id },
    );
    ended.push(tested.data);
  });
  while (ended.length === 0) {
    const read = await other.send("{ viewer { products { totalCount } } }");
    expect(read.errors).toBeUndefined();
  }
  await Promise.all(tests);
  const tested = { __typename: "TestWebhookSuccess", attempt: { status: null, failure: "TIMED_OUT" } };
  expect(ended).toEqual(Array.from({ length: 6 }, () => ({ tested })));
}, 60_000);
