import { useCallback, useEffect, useRef, useState } from "react";
import type { operationsOpenMutation } from "#/__generated__/operationsOpenMutation.graphql";
import type { operationsRoundQuery } from "#/__generated__/operationsRoundQuery.graphql";
import { RequestError } from "#/relay/RequestError.ts";
import { forgetSecret, type KeptRound, keepRound, keptRound, openingSecret } from "./kept.ts";
import { openMutation, type Round, roundQuery } from "./operations.ts";
import { send } from "./send.ts";

/** How the page stands. */
export type Standing =
  | { readonly kind: "opening" }
  /** The link was never one, has ended or expired, or is another browser's: nobody is told which. */
  | { readonly kind: "closed" }
  /** Too many links were tried from here. */
  | { readonly kind: "throttled" }
  /** Nothing was read yet, and nothing can be read. */
  | { readonly kind: "unreachable" }
  | ({ readonly kind: "open"; readonly isOffline: boolean } & KeptRound);

/** So often the list is read while somebody looks at it, in milliseconds: a link that ends is noticed within ten seconds, even when one answer is lost. */
const interval = 4_000;

const keyOf = (hash: string): string | null => new URLSearchParams(hash.split("?")[1] ?? "").get("key");

/** Out of the address, the history and whatever is shared of it: the key has done what it is for. */
function forgetKey(): void {
  window.history.replaceState(null, "", window.location.pathname);
}

async function readRound(): Promise<Round | null> {
  const { deliveryRound } = await send<operationsRoundQuery>(roundQuery, {});
  return deliveryRound ?? null;
}

/** Opens the link of the address, where there is one; else reads what this browser has opened before. Null when it is closed. */
async function start(key: string | null): Promise<Round | null | "throttled"> {
  if (key === null) return readRound();
  const input = { key, browserSecret: openingSecret() };
  const { result } = await send<operationsOpenMutation>(openMutation, { input });
  if (result.deliveryRound) {
    forgetSecret();
    forgetKey();
    return result.deliveryRound;
  }
  if (result.code === "RATE_LIMITED") return "throttled";
  if (result.code === "UNAVAILABLE") throw new RequestError("unavailable", "Not opened.");
  forgetKey();
  // An old link in a browser that has opened a newer one.
  return readRound();
}

/** The round of this browser, read again and again while it is looked at. */
export function useRound() {
  const [standing, setStanding] = useState<Standing>({ kind: "opening" });
  const key = useRef(keyOf(window.location.hash));
  const isAsking = useRef(false);
  // What was asked for before a change may say how things were before it.
  const changes = useRef(0);

  const show = useCallback((round: Round | null) => {
    const kept = round && { round, at: Date.now() };
    keepRound(kept);
    setStanding(kept === null ? { kind: "closed" } : { kind: "open", isOffline: false, ...kept });
  }, []);

  const read = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const before = changes.current;
    try {
      const found = await start(key.current);
      if (found === "throttled") {
        setStanding({ kind: "throttled" });
        return;
      }
      key.current = null;
      if (before === changes.current) show(found);
    } catch {
      // A link that is not open yet shows nobody's list.
      const kept = key.current === null ? keptRound() : null;
      setStanding(kept === null ? { kind: "unreachable" } : { kind: "open", isOffline: true, ...kept });
    } finally {
      isAsking.current = false;
    }
  }, [show]);

  useEffect(() => {
    const readIfSeen = () => {
      if (document.visibilityState === "visible") void read();
    };
    queueMicrotask(() => void read());
    const timer = setInterval(readIfSeen, interval);
    const onHash = () => {
      key.current = keyOf(window.location.hash);
      void read();
    };
    document.addEventListener("visibilitychange", readIfSeen);
    window.addEventListener("online", readIfSeen);
    window.addEventListener("hashchange", onHash);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", readIfSeen);
      window.removeEventListener("online", readIfSeen);
      window.removeEventListener("hashchange", onHash);
    };
  }, [read]);

  /** Shows what a change has answered with. */
  const changed = useCallback(
    (round: Round | null) => {
      changes.current += 1;
      show(round);
    },
    [show],
  );

  return { standing, read, changed };
}
