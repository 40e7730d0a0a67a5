import { type Kept, keptResponse } from "./keptResponse.ts";

/** The beginning of a name in a record, of every kind that the workloads show. */
const beforeName = /"(?:prod_name|brand_name|short_name|business_name|level[123]_name)":"/g;

const marks = 36 ** 6;

/** The states of one response: each names all its records otherwise than the one before. */
class States {
  readonly #kept: Kept;
  readonly #pieces: readonly string[];
  current: Kept;

  constructor(kept: Kept) {
    this.#kept = kept;
    this.current = kept;
    const text = kept.body.toString();
    const cuts = [...text.matchAll(beforeName)].map(({ 0: found, index }) => index + found.length);
    this.#pieces = [0, ...cuts].map((from, at) => text.slice(from, cuts[at]));
  }

  change(revision: number): void {
    const mark = (revision % marks).toString(36).padStart(6, "0");
    const body = Buffer.from(this.#pieces.join(`${mark} `));
    this.current = keptResponse({ ...this.#kept, body, etag: `"${mark}"` });
  }
}

/**
 * Gives a share of all reads another answer than the last one to the same address, as if somebody had changed every record
 * in it: with another tag, and with other names, so that what is answered of it is another answer as well.
 */
export class ChangingResponses {
  readonly #states = new Map<string, States>();
  #share = 0;
  #revision = 0;

  /** From now on so many of a hundred reads find a change; with 0 everything is again as the service has it. */
  begin(percent: number): void {
    this.#share = percent / 100;
    this.#states.clear();
  }

  /** What a read of an address is answered now, of which this is kept. */
  next(target: string, kept: Kept): Kept {
    if (this.#share === 0 || kept.etag === "") return kept;
    let states = this.#states.get(target);
    if (states === undefined) {
      states = new States(kept);
      this.#states.set(target, states);
    }
    if (Math.random() < this.#share) {
      this.#revision += 1;
      states.change(this.#revision);
    }
    return states.current;
  }
}
