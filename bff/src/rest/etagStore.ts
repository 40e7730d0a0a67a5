import type { RestResponse } from "./client.ts";
import { freeze, parseJson } from "./json.ts";

/** A response as it was sent. */
export interface SentResponse extends Omit<RestResponse, "body" | "etag"> {
  readonly etag: string;
  /** Outside of what the collector moves about. */
  readonly body: Buffer;
}

/**
 * A response that is kept. Only its bytes are, until the service has said that it still holds: most responses are never
 * asked for again or have changed by then, and what is read of them would be moved about by the collector for nothing.
 */
class StoredResponse {
  readonly etag: string;
  readonly bytes: number;
  /** Whether the service has said that it still holds. */
  hasHeld = false;
  #sent: SentResponse | null;
  #read: RestResponse | null;

  /** `read` is what was read of it, where that is kept from the beginning. */
  constructor(sent: SentResponse, read: RestResponse | null) {
    this.etag = sent.etag;
    this.bytes = sent.body.length;
    if (read !== null) freeze(read.body);
    this.#read = read;
    this.#sent = read === null ? sent : null;
  }

  /** The response when the service has just said that it still holds: from then on the very same for everybody, and frozen. */
  confirm(): RestResponse {
    this.hasHeld = true;
    this.#read ??= this.#readAgain();
    this.#sent = null;
    return this.#read;
  }

  #readAgain(): RestResponse {
    if (this.#sent === null) throw new TypeError("A response is kept as it was sent or as it was read.");
    const body = parseJson(this.#sent.body.toString());
    freeze(body);
    return { ...this.#sent, body };
  }
}

/** Answers in the order of their use, the oldest first. */
class Segment {
  readonly #entries = new Map<string, StoredResponse>();
  bytes = 0;

  get(key: string): StoredResponse | undefined {
    return this.#entries.get(key);
  }

  add(key: string, entry: StoredResponse): void {
    this.#entries.set(key, entry);
    this.bytes += entry.bytes;
  }

  take(key: string): StoredResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.bytes -= entry.bytes;
    return entry;
  }

  takeOldest(): [string, StoredResponse] | undefined {
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

  get(key: string): StoredResponse | undefined {
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

  /**
   * Keeps a response; one larger than an eighth of the store is not worth what it would push out. `read` is what was read of
   * it: kept as well where the response before it has held, because this one will too.
   */
  put(key: string, sent: SentResponse, read: RestResponse): void {
    const proven = this.#proven.take(key);
    const before = this.#tried.take(key) ?? proven;
    if (sent.body.length > this.#capacityBytes / 8) return;
    const entry = new StoredResponse(sent, before?.hasHeld ? read : null);
    if (proven !== undefined) this.#prove(key, entry);
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
  #prove(key: string, entry: StoredResponse): void {
    this.#proven.add(key, entry);
    while (this.#proven.bytes > this.#capacityBytes * provenShare) {
      const oldest = this.#proven.takeOldest();
      if (oldest !== undefined) this.#tried.add(...oldest);
    }
  }
}
