/** A text that is being written, with gaps for what has to be waited for. */
export class TextBuffer {
  /** What stands before the last gap, and that gap; null when there is none. */
  #before: (string | TextBuffer)[] | null = null;
  #tail = "";
  /** Whether the whole text is kept: what stands in it need not be kept by itself as well. */
  readonly isKept: boolean;

  constructor(isKept = false) {
    this.isKept = isKept;
  }

  write(text: string): void {
    // Joining pieces one by one is cheap: the engine only copies them when the whole text is read.
    this.#tail += text;
  }

  /** Leaves room for a text that is written later. */
  gap(): TextBuffer {
    const gap = new TextBuffer();
    this.#before ??= [];
    this.#before.push(this.#tail, gap);
    this.#tail = "";
    return gap;
  }

  /** The text without gaps, in one piece, to be kept. Throws when it has some. */
  wholeText(): string {
    if (this.#before !== null) throw new TypeError("This text has to be waited for.");
    // Reading a character makes the engine join the pieces, which are then no longer kept.
    this.#tail.charCodeAt(0);
    return this.#tail;
  }

  /** All of it, when the gaps have been filled. */
  toString(): string {
    if (this.#before === null) return this.#tail;
    let text = "";
    for (const part of this.#before) text += typeof part === "string" ? part : part.toString();
    return text + this.#tail;
  }
}
