import type { Settings } from "../settings.ts";
import { readHeaders } from "./headers.ts";
import { createSeal, purposes } from "./seal.ts";
import type { Sending } from "./send.ts";
import { signedHeaders } from "./sign.ts";

/** What of an endpoint a message to it is made of. */
export interface Endpoint {
  readonly url: string;
  readonly headers_sealed: string | null;
  readonly secret_sealed: string;
  readonly old_secret_sealed: string | null;
  readonly old_secret_until: string | null;
}

interface Message {
  readonly message_id: string;
  readonly body: string;
}

/** The request of one try, signed for its moment; null when what was kept cannot be read with the key of today. */
export function requestOf(
  { webhooks }: Settings,
  endpoint: Endpoint,
  { message_id, body }: Message,
  now: number,
): (Sending & { readonly own: readonly string[] }) | null {
  const seal = createSeal(webhooks.key);
  const open = (sealed: string): string | null => seal.open(sealed, purposes.secret);
  const { headers_sealed, old_secret_sealed, old_secret_until } = endpoint;
  const secret = open(endpoint.secret_sealed);
  const own = headers_sealed === null ? {} : readHeaders(seal.open(headers_sealed, purposes.headers));
  if (secret === null || own === null) return null;
  const countsStill = old_secret_until !== null && Date.parse(old_secret_until) > now;
  const old = countsStill && old_secret_sealed !== null ? open(old_secret_sealed) : null;
  const message = { id: message_id, timestamp: Math.floor(now / 1000), body };
  return {
    url: endpoint.url,
    body,
    headers: {
      ...own,
      "content-type": "application/json",
      "user-agent": "back-office-webhooks/1",
      ...signedHeaders(old === null ? [secret] : [secret, old], message),
    },
    own: Object.keys(own),
  };
}
