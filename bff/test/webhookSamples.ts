import * as v from "valibot";
import { type Edit, each } from "./edit.ts";
import type { Caller } from "./harness/backOffice.ts";

const added = v.object({ result: v.object({ webhook: v.object({ id: v.string() }) }) });
const tested = v.object({ result: v.object({ __typename: v.literal("TestWebhookSuccess") }) });

/** Adds a webhook that is sent nothing but tests, and gives its id. */
export async function addWebhook(caller: Caller, name: string): Promise<string> {
  const { data } = await caller.send(
    `mutation ($input: AddWebhookInput!) { result: addWebhook(input: $input) {
      ... on AddWebhookSuccess { webhook { id } } ... on Error { message } } }`,
    { input: { name, url: "http://localhost:1024/", types: ["*"], isActive: false } },
  );
  return v.parse(added, data).result.webhook.id;
}

/** Sends a webhook a test, which arrives nowhere. */
export async function addDelivery(caller: Caller, id: string): Promise<void> {
  const { data } = await caller.send(
    `mutation ($input: TestWebhookInput!) { result: testWebhook(input: $input) {
      __typename ... on Error { message } } }`,
    { input: { id } },
  );
  v.parse(tested, data);
}

/** What the edit of a webhook is tried with. */
export const webhookEdit = (id: string, sellerId: string | undefined): Edit => ({
  base: { id },
  changes: each({
    name: "Edited",
    url: "https://edited.test/",
    types: ["product.*"],
    sellerIds: [sellerId],
    isActive: true,
    headers: [{ name: "X-Edited", value: "Edited" }],
  }),
});
