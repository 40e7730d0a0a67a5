import { randomBytes } from "node:crypto";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { expect, test } from "vitest";
import { secretForm, signedHeaders } from "./sign.ts";

const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;
const message = () => ({
  id: "evt_1",
  timestamp: Math.floor(Date.now() / 1000),
  body: '{"id":"evt_1","data":{"number":"₹ 1"}}',
});

test("the library of Standard Webhooks verifies what is signed, with either secret while one is replaced", () => {
  const [secret, old, other] = [newSecret(), newSecret(), newSecret()];
  expect(secret).toMatch(secretForm);
  const sent = message();
  const headers = signedHeaders([secret, old], sent);
  for (const one of [secret, old])
    expect(new Webhook(one).verify(sent.body, headers)).toEqual(JSON.parse(sent.body));
  expect(() => new Webhook(other).verify(sent.body, headers)).toThrow(WebhookVerificationError);
  expect(() => new Webhook(secret).verify(sent.body.replace("1", "2"), headers)).toThrow(
    WebhookVerificationError,
  );
  const later = { ...headers, "webhook-timestamp": String(sent.timestamp + 1) };
  expect(() => new Webhook(secret).verify(sent.body, later)).toThrow(WebhookVerificationError);
});
