import { RequestError } from "../RequestError.ts";
import type { DataResult } from "../graphqlResult.ts";
import { readEventStream } from "./readEventStream.ts";
import type { StreamStatus } from "./StreamState.ts";

/** Milliseconds before the first try after a stream broke off; doubled by each that fails. */
const firstRest = 1_000;
const longestRest = 30_000;

/** Who listens to a stream that is opened again and again. */
export interface KeptStreamListener {
  readonly onStatus: (status: StreamStatus) => void;
  readonly onResult: (result: DataResult) => void;
  /** Hands over how to cut a rest short; the returned function is called when the rest is over. */
  readonly onRest: (goOn: () => void) => () => void;
}

/**
 * Keeps a stream open until the signal is aborted: one that breaks off is opened again, after a rest that grows up to
 * half a minute. Rejects with a RequestError only when the service behind the gateway has nothing to listen to.
 */
export async function keepEventStream(
  body: string,
  signal: AbortSignal,
  listener: KeptStreamListener,
): Promise<void> {
  // A function, because it changes while the stream is awaited.
  const isOver = () => signal.aborted;
  for (let failures = 0; !isOver(); failures += 1) {
    let rest = Math.min(firstRest * 2 ** failures, longestRest);
    try {
      await readEventStream(body, signal, {
        onOpen: () => {
          failures = 0;
          rest = firstRest;
          listener.onStatus("open");
        },
        onResult: listener.onResult,
      });
      listener.onStatus("lost");
    } catch (error) {
      if (isOver()) return;
      if (!(error instanceof RequestError) || error.failure === "notOffered") throw error;
      const isEnded = error.failure === "unauthenticated";
      listener.onStatus(isEnded ? "ended" : "lost");
      if (isEnded) rest = longestRest;
      if (error.retryAfterSeconds !== undefined) rest = error.retryAfterSeconds * 1000;
    }
    await restFor(spread(rest), signal, listener.onRest);
  }
}

/** A gateway that comes back is not asked by everybody in the same moment. */
function spread(milliseconds: number): number {
  return milliseconds * (0.75 + Math.random() / 2);
}

/** Waits, unless the network comes back, the page is looked at again, or somebody asks to go on. */
function restFor(
  milliseconds: number,
  signal: AbortSignal,
  onRest: KeptStreamListener["onRest"],
): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      document.removeEventListener("visibilitychange", goOnWhenSeen);
      signal.removeEventListener("abort", goOn);
      endRest();
      resolve();
    };
    const goOnWhenSeen = () => document.visibilityState === "visible" && goOn();
    const endRest = onRest(goOn);
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener("online", goOn);
    document.addEventListener("visibilitychange", goOnWhenSeen);
    signal.addEventListener("abort", goOn);
  });
}
