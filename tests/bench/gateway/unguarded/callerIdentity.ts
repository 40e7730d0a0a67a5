import { thenMaybe } from "../../../../bff/src/maybePromise.ts";
import type { RejectedRequest } from "../../../../bff/src/http/requestChecks.ts";
import {
  type CallerIdentity,
  identifyCaller as identifyGuarded,
} from "../../../../bff/src/http/callerIdentity.ts";

export * from "../../../../bff/src/http/callerIdentity.ts";

type Identify = typeof identifyGuarded;

const known = new Map<string | undefined, CallerIdentity>();

/** Believes a cookie forever once it was good: no session is read, none ends, nobody's rights are followed. */
export function identifyCaller(...all: Parameters<Identify>): ReturnType<Identify> {
  const [, { headers }] = all;
  const found = known.get(headers.cookie);
  return found ?? thenMaybe(identifyGuarded(...all), (identity) => remember(headers.cookie, identity));
}

function remember<Identity extends CallerIdentity | RejectedRequest>(
  cookie: string | undefined,
  identity: Identity,
): Identity {
  if (!("code" in identity)) known.set(cookie, identity);
  return identity;
}
