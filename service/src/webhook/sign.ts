import { createHmac } from "node:crypto";

/** `whsec_` and 32 random bytes, as Standard Webhooks has it. */
export const secretForm = /^whsec_[A-Za-z0-9+/]{43}=$/;

interface Message {
  readonly id: string;
  /** Seconds since the epoch. */
  readonly timestamp: number;
  readonly body: string;
}

function signature(secret: string, { id, timestamp, body }: Message): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

/** The headers of Standard Webhooks, with one signature for each secret that counts. */
export function signedHeaders(secrets: readonly string[], message: Message): Record<string, string> {
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(message.timestamp),
    "webhook-signature": secrets.map((secret) => signature(secret, message)).join(" "),
  };
}
