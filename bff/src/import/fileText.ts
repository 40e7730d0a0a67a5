import { setImmediate } from "node:timers/promises";
import { refuse } from "../graphql/validate.ts";
import { wrongTable } from "../upload/purpose.ts";

/** So much is read at a time, so that other requests have their turn. */
const chunkLength = 32_768;

/**
 * The text of a file, a part at a time. Throws `ValidationError` for what is none.
 * @param label how its letters are written, as the Encoding Standard calls it
 */
export function* textOf(content: Uint8Array, label: string): Generator<string> {
  const decoder = new TextDecoder(label, { fatal: true });
  try {
    for (let from = 0; from < content.length; from += chunkLength)
      yield decoder.decode(content.subarray(from, from + chunkLength), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    refuse("uploadId", wrongTable);
  }
}

/** The same, while others have their turn: what is read of memory waits for nothing. */
export async function* textInTurns(content: Uint8Array, label: string): AsyncGenerator<string> {
  for (const part of textOf(content, label)) {
    yield part;
    await setImmediate();
  }
}
