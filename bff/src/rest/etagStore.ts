import type { RestResponse } from "./client.ts";

interface Entry {
  readonly response: RestResponse;
  readonly etag: string;
  readonly bytes: number;
}

/** Answers in the order of their use, the oldest first. */
class Segment {
  readonly #entries = new Map<string, Entry>();
  bytes = 0;

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.bytes += entry.bytes;
  }

  take(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.bytes -= entry.bytes;
    return entry;
  }

  takeOldest(): [string, Entry] | undefined {
    for (const key of this.#entries.keys()) {
      const entry = this.take(key);
      return entry && [key, entry];
    }
    return undefined;
  }
}

/** Of the whole store, what answers that were asked for again may take. */
const provenShare = 0.8;

/**
 * The last response to each GET that carried an ETag, so that the next one can ask "has it changed?".
 * Nothing here is ever used without asking. The service login sees every tenant, so entries belong to no
 * tenant; the rules of the gateway apply to what is made of them. Bounded by the bytes of the answers as
 * they were sent. An answer that was asked for once goes before those that were asked for again (a segmented LRU):
 * somebody who leafs through everything once pushes out nothing that others read all day.
 */
export class EtagStore {
  readonly #tried = new Segment();
  readonly #proven = new Segment();
  readonly #capacityBytes: number;

  constructor(capacityBytes: number) {
    this.#capacityBytes = capacityBytes;
  }

  get(key: string): Entry | undefined {
    const tried = this.#tried.take(key);
    if (tried !== undefined) {
      this.#prove(key, tried);
      return tried;
    }
    // Which was used last only matters when one of them will have to go.
    if (this.bytes < this.#capacityBytes / 2) return this.#proven.get(key);
    const proven = this.#proven.take(key);
    if (proven !== undefined) this.#proven.add(key, proven);
    return proven;
  }

  /** Keeps a response; one larger than an eighth of the store is not worth what it would push out. */
  put(key: string, etag: string, response: RestResponse, bytes: number): void {
    this.#tried.take(key);
    const wasProven = this.#proven.take(key) !== undefined;
    if (bytes > this.#capacityBytes / 8) return;
    const entry = { response, etag, bytes };
    if (wasProven) this.#prove(key, entry);
    else this.#tried.add(key, entry);
    while (this.bytes > this.#capacityBytes) {
      const segment = this.#tried.bytes > 0 ? this.#tried : this.#proven;
      segment.takeOldest();
    }
  }

  /** Bytes of the responses kept, as they were sent. */
  get bytes(): number {
    return this.#tried.bytes + this.#proven.bytes;
  }

  /** What the proven push out of their share has to prove itself again. */
  #prove(key: string, entry: Entry): void {
    this.#proven.add(key, entry);
    while (this.#proven.bytes > this.#capacityBytes * provenShare) {
      const oldest = this.#proven.takeOldest();
      if (oldest !== undefined) this.#tried.add(...oldest);
    }
  }
}
