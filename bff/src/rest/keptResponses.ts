import type { RestResponse } from "./client.ts";

interface Entry {
  readonly response: RestResponse;
  readonly until: number;
}

/** Addresses that are kept: the lists of reference data, and one for each country. */
const mostAddresses = 300;

/**
 * Responses that are used again unasked for a while, by their address: reference data, which belongs to no tenant and hardly
 * ever changes. `now` is milliseconds on a clock that never jumps.
 */
export class KeptResponses {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  find(target: string): RestResponse | undefined {
    const entry = this.#entries.get(target);
    return entry !== undefined && this.#now() < entry.until ? entry.response : undefined;
  }

  keep(target: string, response: RestResponse, seconds: number): void {
    this.#entries.delete(target);
    this.#entries.set(target, { response, until: this.#now() + seconds * 1000 });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > mostAddresses && oldest !== undefined) this.#entries.delete(oldest);
  }
}
