import type { ServerResponse } from "node:http";
import { InFlightSet } from "./inFlightSet.ts";

/** Watches a request until it is answered. */
export interface RequestWatch {
  /** Aborted when the caller has gone or the time is up. */
  readonly signal: AbortSignal;
  /** Takes the limit of time away: the response is a stream. */
  keepOpen(): void;
  /**
   * Stops watching: at once, with null, or when the response, a stream, has ended. Of that nothing goes on then, even if
   * nobody has read it.
   */
  end(): Promise<void> | null;
}

/** Watches all requests that are being answered. */
export interface RequestWatches {
  watch(response: ServerResponse): RequestWatch;
  close(): void;
}

/** How often it is looked whose time is up, in milliseconds; more often when there is less time. */
const lookEvery = 100;

class Watch implements RequestWatch {
  readonly #controller = new AbortController();
  readonly #startedAt = performance.now();
  readonly #stop: () => void;
  /** Until when a stream is waited for; null when the response is none. */
  #streamed: PromiseWithResolvers<void> | null = null;
  #isOver = false;

  /** `stop` is called when nothing is to be watched any more. */
  constructor(response: ServerResponse, stop: () => void) {
    this.#stop = stop;
    response.on("close", () => {
      if (!this.#isOver) this.#abort();
    });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Gives up what began before this moment and is no stream. */
  giveUp(before: number): void {
    if (this.#startedAt <= before && this.#streamed === null) this.#abort();
  }

  keepOpen(): void {
    this.#streamed ??= Promise.withResolvers<void>();
    if (this.signal.aborted) this.#streamed.resolve();
  }

  end(): Promise<void> | null {
    // Yoga is done with a stream when it has begun.
    if (this.#streamed !== null) return this.#streamed.promise.then(() => this.#finish());
    this.#finish();
    return null;
  }

  #finish(): void {
    this.#isOver = true;
    this.#stop();
  }

  #abort(): void {
    this.#controller.abort();
    this.#streamed?.resolve();
  }
}

/**
 * Watches requests that may take so many milliseconds each. One look at all of them every now and then costs less than a
 * timer for each, and is late by so much at most.
 */
export function createRequestWatches(milliseconds: number): RequestWatches {
  const inFlight = new InFlightSet<Watch>();
  const look = (): void => {
    const before = performance.now() - milliseconds;
    for (const watch of inFlight) watch.giveUp(before);
  };
  const timer = setInterval(look, Math.min(lookEvery, milliseconds / 4)).unref();
  return {
    watch(response) {
      const watch: Watch = new Watch(response, () => inFlight.leave(slot));
      const slot = inFlight.enter(watch);
      return watch;
    },
    close: () => clearInterval(timer),
  };
}
