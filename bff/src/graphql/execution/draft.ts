/** A text that is being written, with gaps for what has to be waited for. */
export class Draft {
  readonly #parts: (string | Draft)[] = [];
  #hasGaps = false;

  write(text: string): void {
    this.#parts.push(text);
  }

  /** Leaves room for a text that is written later. */
  gap(): Draft {
    const gap = new Draft();
    this.#parts.push(gap);
    this.#hasGaps = true;
    return gap;
  }

  /** The text without gaps. Throws when it has some. */
  wholeText(): string {
    if (this.#hasGaps) throw new TypeError("This text has to be waited for.");
    return this.#parts.join("");
  }

  /** All of it, when the gaps have been filled. */
  toString(): string {
    return this.#parts.join("");
  }
}
