import type { RestResponse } from "./client.ts";

interface Entry {
  readonly response: RestResponse;
  readonly etag: string;
  readonly bytes: number;
}

/**
 * The last response to each GET that carried an ETag, so that the next one can ask "has it changed?".
 * Nothing here is ever used without asking. The service login sees every tenant, so entries belong to no
 * tenant; the rules of the gateway apply to what is made of them. Bounded by the bytes of the answers as
 * they were sent; the least recently used go first.
 */
export class EtagStore {
  readonly #entries = new Map<string, Entry>();
  readonly #capacityBytes: number;
  #bytes = 0;

  constructor(capacityBytes = 16 * 1024 * 1024) {
    this.#capacityBytes = capacityBytes;
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    // Which was used last only matters when one of them will have to go.
    if (entry === undefined || this.#bytes < this.#capacityBytes / 2) return entry;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** Keeps a response; one larger than an eighth of the store is not worth what it would push out. */
  put(key: string, etag: string, response: RestResponse, bytes: number): void {
    this.delete(key);
    if (bytes > this.#capacityBytes / 8) return;
    this.#entries.set(key, { response, etag, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#capacityBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  /** Bytes of the responses kept, as they were sent. */
  get bytes(): number {
    return this.#bytes;
  }
}
