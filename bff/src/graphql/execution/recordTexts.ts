import { isSharedNow } from "../../rest/decodedRecords.ts";
import { ThisTurn } from "../../rest/thisTurn.ts";

/** What keeping a text takes beside the text itself. */
const forEach = 100;

type Texts = WeakMap<object, Map<object, string>>;
type TextsOfTurn = ThisTurn<object, Map<object, string>>;

/**
 * Texts that were written of records, by what was asked of them. A record that never changes keeps its texts for as long
 * as it is in memory: a read that is answered "not changed" brings back the very same object. Bounded by characters: when
 * half of them have come since the last time, those that nobody asked for since then are forgotten.
 */
export class RecordTexts {
  #fresh: Texts = new WeakMap();
  #old: Texts = new WeakMap();
  #freshCharacters = 0;
  /** Of what others who waited for the same call have too, and nobody after them. */
  readonly #thisTurn = new ThisTurn<object, Map<object, string>>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The text that was written of a record, for what `asked` stands for. */
  known(record: object, asked: object): string | undefined {
    const now = this.#thisTurn.get(record)?.get(asked);
    if (now !== undefined) return now;
    const text = this.#fresh.get(record)?.get(asked);
    if (text !== undefined) return text;
    const old = this.#old.get(record)?.get(asked);
    return old === undefined ? undefined : this.keep(record, asked, old);
  }

  /** Remembers a text, which must depend on the record alone, and gives it back. */
  keep(record: object, asked: object, text: string): string {
    if (isSharedNow(record)) return put(this.#thisTurn, record, asked, text);
    // What is not frozen may be another thing the next time.
    if (!Object.isFrozen(record)) return text;
    this.#freshCharacters += text.length + forEach;
    if (this.#freshCharacters > this.#capacity / 2) {
      this.#old = this.#fresh;
      this.#fresh = new WeakMap();
      this.#freshCharacters = text.length + forEach;
    }
    return put(this.#fresh, record, asked, text);
  }
}

function put(kept: Texts | TextsOfTurn, record: object, asked: object, text: string): string {
  const texts = kept.get(record);
  if (texts === undefined) kept.set(record, new Map([[asked, text]]));
  else texts.set(asked, text);
  return text;
}
