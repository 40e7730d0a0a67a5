import type { ServerResponse } from "node:http";

/** Watches a request until it is answered. */
export interface RequestWatch {
  /** Aborted when the caller has gone or the time is up. */
  readonly signal: AbortSignal;
  /** Takes the limit of time away: the answer is a stream. */
  keepOpen(): void;
  /** Waits for the end of a stream, and stops watching. Of a stream nothing goes on then, even if nobody has read it. */
  end(): Promise<void>;
}

/** Watches a request that may take so many milliseconds. */
export function watchRequest(response: ServerResponse, milliseconds: number): RequestWatch {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  let isStream = false;
  response.once("close", abort);
  return {
    signal: controller.signal,
    keepOpen() {
      isStream = true;
      clearTimeout(timer);
      controller.signal.addEventListener("abort", () => close(), { once: true });
      if (controller.signal.aborted) close();
    },
    async end() {
      clearTimeout(timer);
      // Yoga is done with a stream when it has begun.
      if (isStream) await closed;
      response.off("close", abort);
    },
  };
}
