import type { GraphQLResolveInfo } from "graphql";
import type { MaybePromise } from "../../maybePromise.ts";
import { TextBuffer } from "./textBuffer.ts";

/** An operation whose response is not simply its data: another executor has to say what is the matter. */
export class NotPlain extends Error {
  override readonly name = "NotPlain";
}

/** One operation while its response is written. */
export class TextRun {
  readonly context: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What fields are given, by their numbers: the same for every record, so read once. */
  readonly fieldArguments: Readonly<Record<string, unknown>>[] = [];
  readonly fieldInfos: GraphQLResolveInfo[] = [];
  readonly #buffer = new TextBuffer();
  #waiting = 1;
  #isBroken = false;
  #finish: ((text: string | null) => void) | null = null;

  constructor(context: unknown, variables: Readonly<Record<string, unknown>>) {
    this.context = context;
    this.variables = variables;
  }

  /**
   * Runs `write`; the text, or the promise of it when something has to be waited for. Null when it fails, at once or later:
   * nothing that is waited for then is gone on with.
   */
  write(write: (buffer: TextBuffer) => void): MaybePromise<string | null> {
    try {
      write(this.#buffer);
    } catch {
      this.#break();
      return null;
    }
    this.#waiting -= 1;
    if (this.#waiting === 0) return this.#buffer.toString();
    return new Promise((resolve) => (this.#finish = resolve));
  }

  /** Leaves a gap in the draft for what is made of a value that comes later. */
  await(
    promise: Promise<unknown>,
    buffer: TextBuffer,
    write: (value: unknown, buffer: TextBuffer) => void,
  ): void {
    const gap = buffer.gap();
    this.#waiting += 1;
    promise.then(
      (value) => {
        if (this.#isBroken) return;
        try {
          write(value, gap);
        } catch {
          this.#break();
          return;
        }
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#finish?.(this.#buffer.toString());
      },
      () => this.#break(),
    );
  }

  #break(): void {
    this.#isBroken = true;
    this.#finish?.(null);
  }
}
