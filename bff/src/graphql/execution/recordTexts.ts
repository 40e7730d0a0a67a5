import { objectNotes, type ObjectNotes } from "../../objectNotes.ts";
import { isSharedNow } from "../../rest/decodedRecords.ts";
import { ThisTurn } from "../../rest/thisTurn.ts";

/** What keeping a text takes beside the text itself. */
const forEach = 100;

/** A text that nobody asks for in one to two times as long is forgotten: its record may be gone meanwhile. */
const keptMilliseconds = 5_000;

/** The texts of one record, by what was asked of it. */
class TextsOfRecord {
  /** In which of the two halves they stand. */
  half: Half | null = null;
  // Of most records one thing is asked.
  #asked: object | null = null;
  #text = "";
  #others: Map<object, string> | null = null;

  get(asked: object): string | undefined {
    return this.#asked === asked ? this.#text : this.#others?.get(asked);
  }

  set(asked: object, text: string): void {
    if (this.#asked === null || this.#asked === asked) {
      this.#asked = asked;
      this.#text = text;
    } else {
      this.#others ??= new Map();
      this.#others.set(asked, text);
    }
  }

  clear(): void {
    this.half = null;
    this.#asked = null;
    this.#text = "";
    this.#others = null;
  }
}

/** The records whose texts came, or were asked for, in the same time. */
class Half {
  characters = 0;
  readonly #records: TextsOfRecord[] = [];

  get isEmpty(): boolean {
    return this.#records.length === 0;
  }

  add(texts: TextsOfRecord): void {
    texts.half = this;
    this.#records.push(texts);
  }

  /** Forgets the texts of those that have not gone to another half meanwhile. */
  forget(): void {
    for (const texts of this.#records) if (texts.half === this) texts.clear();
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
    const texts = this.#texts.get(record);
    const text = texts?.get(asked);
    if (texts === undefined || text === undefined) return this.#thisTurn.get(record)?.get(asked);
    if (texts.half !== this.#fresh) this.#put(texts, asked, text);
    return text;
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
    this.#put(texts, asked, text);
    return text;
  }

  #put(texts: TextsOfRecord, asked: object, text: string): void {
    const characters = text.length + forEach;
    if (this.#fresh.characters + characters > this.#capacity / 2) this.#turn();
    if (this.#timer === null) this.#turnLater();
    if (texts.half !== this.#fresh) {
      // Whatever else was asked of the record has to be asked for again as well.
      texts.clear();
      this.#fresh.add(texts);
    }
    this.#fresh.characters += characters;
    texts.set(asked, text);
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
