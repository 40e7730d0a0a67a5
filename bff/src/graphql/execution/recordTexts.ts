import { objectNotes, type ObjectNotes } from "../../objectNotes.ts";
import { isSharedNow } from "../../rest/decodedRecords.ts";
import { ThisTurn } from "../../rest/thisTurn.ts";

/** What keeping a text takes beside the text itself. */
const forEach = 100;

/**
 * A text that nobody asks for in one to two times as long is forgotten, or sooner where many others come: its record may be gone
 * meanwhile.
 */
const keptMilliseconds = 5_000;

/** A text of a record, for what was asked of it. */
interface WrittenText {
  readonly record: TextsOfRecord;
  readonly asked: object;
  readonly text: string;
  /** In which of the two it stands. */
  half: Half;
}

/** The texts of one record, by what was asked of it. */
class TextsOfRecord {
  // Of most records one thing is asked.
  #first: WrittenText | null = null;
  #others: Map<object, WrittenText> | null = null;

  get(asked: object): WrittenText | undefined {
    return this.#first?.asked === asked ? this.#first : this.#others?.get(asked);
  }

  add(written: WrittenText): void {
    if (this.#first === null || this.#first.asked === written.asked) this.#first = written;
    else (this.#others ??= new Map()).set(written.asked, written);
  }

  remove(written: WrittenText): void {
    if (this.#first === written) this.#first = null;
    else if (this.#others?.get(written.asked) === written) this.#others.delete(written.asked);
  }
}

/** Texts that came, or were asked for, in the same time. */
class Half {
  characters = 0;
  readonly #texts: WrittenText[] = [];

  get isEmpty(): boolean {
    return this.#texts.length === 0;
  }

  add(written: WrittenText): void {
    written.half = this;
    this.characters += written.text.length + forEach;
    this.#texts.push(written);
  }

  /** Forgets those that have not gone to another half meanwhile. */
  forget(): void {
    for (const written of this.#texts) if (written.half === this) written.record.remove(written);
  }
}

/**
 * Texts that were written of records, by what was asked of them. A record that never changes keeps its texts: a read that is
 * answered "not changed" brings back the very same object. Bounded by characters: when half of them have come since the last
 * time, or after a while, those that nobody asked for since then are forgotten.
 */
export class RecordTexts {
  readonly #texts: ObjectNotes<TextsOfRecord> = objectNotes();
  #fresh = new Half();
  #old = new Half();
  /** Of what others who waited for the same call have too, and nobody after them. */
  readonly #thisTurn = new ThisTurn<object, Map<object, string>>();
  readonly #capacity: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The text that was written of a record, for what `asked` stands for. */
  known(record: object, asked: object): string | undefined {
    const written = this.#texts.get(record)?.get(asked);
    if (written === undefined) return this.#thisTurn.get(record)?.get(asked);
    if (written.half !== this.#fresh) this.#add(written);
    return written.text;
  }

  /** Remembers a text, which must depend on the record alone, and gives it back. */
  keep(record: object, asked: object, text: string): string {
    if (isSharedNow(record)) return this.#keepThisTurn(record, asked, text);
    // What is not frozen may be another thing the next time.
    if (!Object.isFrozen(record)) return text;
    let texts = this.#texts.get(record);
    if (texts === undefined) {
      texts = new TextsOfRecord();
      this.#texts.set(record, texts);
    }
    this.#add({ record: texts, asked, text, half: this.#fresh });
    return text;
  }

  #add(written: WrittenText): void {
    const characters = this.#fresh.characters + written.text.length + forEach;
    if (characters > this.#capacity / 2) this.#turn();
    if (this.#timer === null) this.#turnLater();
    this.#fresh.add(written);
    // The turn may have taken it away.
    written.record.add(written);
  }

  #turn(): void {
    this.#old.forget();
    this.#old = this.#fresh;
    this.#fresh = new Half();
  }

  /** Again and again, until there is nothing left to forget. */
  #turnLater(): void {
    this.#timer = setTimeout(() => {
      this.#turn();
      this.#timer = null;
      if (!this.#old.isEmpty) this.#turnLater();
    }, keptMilliseconds).unref();
  }

  #keepThisTurn(record: object, asked: object, text: string): string {
    const texts = this.#thisTurn.get(record);
    if (texts === undefined) this.#thisTurn.set(record, new Map([[asked, text]]));
    else texts.set(asked, text);
    return text;
  }
}
