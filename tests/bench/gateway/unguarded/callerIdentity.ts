import { andThen } from "../../../../bff/src/eventually.ts";
import type { Refusal } from "../../../../bff/src/http/gate.ts";
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
  return found ?? andThen(identifyGuarded(...all), (identity) => remember(headers.cookie, identity));
}

function remember<Identity extends CallerIdentity | Refusal>(
  cookie: string | undefined,
  identity: Identity,
): Identity {
  if (!("code" in identity)) known.set(cookie, identity);
  return identity;
}
