import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type BackOffice,
  type Caller,
  demoPassword,
  startBackOffice,
} from "../../test/harness/backOffice.ts";

// Nobody reads the value of a header again, so nobody may have it sent to themselves either.

let office: BackOffice;
let owner: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test", demoPassword);
});
afterAll(() => office.close());

const added = v.object({ made: v.object({ webhook: v.object({ id: v.string() }) }) });
const token = v.object({ made: v.object({ secret: v.string() }) });

test("a token that may change webhooks cannot point one at another host with the headers that are kept", async () => {
  const { webhook } = v.parse(
    added,
    (
      await owner.send(
        `mutation ($input: AddWebhookInput!) { made: addWebhook(input: $input) { ... on AddWebhookSuccess { webhook { id } } } }`,
        {
          input: {
            name: "Till",
            url: "https://receiver.example/",
            types: ["*"],
            headers: [{ name: "Authorization", value: "value-of-ours" }],
          },
        },
      )
    ).data,
  ).made;
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const { data } = await owner.send(
    `mutation ($input: AddApiTokenInput!) { made: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }`,
    { input: { name: "Pointer", permissions: ["WEBHOOK_READ", "WEBHOOK_UPDATE"], expiresAt } },
  );
  const program = office.withToken(v.parse(token, data).made.secret);
  const edit = async (input: object) =>
    (
      await program.send(
        `mutation ($input: EditWebhookInput!) { editWebhook(input: $input) { __typename
          ... on EditWebhookSuccess { webhook { url headerNames } }
          ... on ValidationError { issues { path message messageCode } } } }`,
        { input: { id: webhook.id, ...input } },
      )
    ).data;
  const url = "https://attacker.example/";
  const refused = {
    editWebhook: {
      __typename: "ValidationError",
      issues: [
        {
          path: ["headers"],
          message: "The URL leads to another host: each header needs its value again",
          messageCode: "HEADER_VALUE_NEEDED_AGAIN",
        },
      ],
    },
  };
  expect(await edit({ url })).toEqual(refused);
  expect(await edit({ url, headers: [{ name: "Authorization" }] })).toEqual(refused);
  const path = "https://receiver.example/orders";
  expect(await edit({ url: path })).toEqual({
    editWebhook: {
      __typename: "EditWebhookSuccess",
      webhook: { url: path, headerNames: ["Authorization"] },
    },
  });
  expect(await edit({ url, headers: [{ name: "Authorization", value: "theirs" }] })).toEqual({
    editWebhook: { __typename: "EditWebhookSuccess", webhook: { url, headerNames: ["Authorization"] } },
  });
});
