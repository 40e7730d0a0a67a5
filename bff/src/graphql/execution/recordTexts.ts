/** Most characters that are remembered; beyond that everything is forgotten at once. */
const mostCharacters = 32 * 1024 * 1024;
/** What keeping a text takes beside the text itself. */
const forEach = 100;

/**
 * Texts that were written of records, by what was asked of them. A record that never changes keeps its texts for as long
 * as it is in memory: a read that is answered "not changed" brings back the very same object.
 */
export class RecordTexts {
  #texts = new WeakMap<object, Map<object, string>>();
  #characters = 0;
  readonly #capacity: number;

  constructor(capacity = mostCharacters) {
    this.#capacity = capacity;
  }

  /** The text that was written of a record, for what `asked` stands for. */
  known(record: object, asked: object): string | undefined {
    return this.#texts.get(record)?.get(asked);
  }

  /** Remembers a text, which must depend on the record alone, and gives it back. */
  keep(record: object, asked: object, text: string): string {
    // What is not frozen may be another thing the next time.
    if (!Object.isFrozen(record)) return text;
    this.#characters += text.length + forEach;
    if (this.#characters > this.#capacity) {
      this.#texts = new WeakMap();
      this.#characters = text.length + forEach;
    }
    const texts = this.#texts.get(record);
    if (texts === undefined) this.#texts.set(record, new Map([[asked, text]]));
    else texts.set(asked, text);
    return text;
  }
}
