import { ownError } from "./responseError.ts";
import type { RestClient, RestRead } from "./client.ts";
import { RestError } from "./error.ts";

/** Calls under way at once for one batch that has to be made of single calls. */
const concurrency = 8;

/** Runs `each` over the keys, a few at a time. What it throws becomes that key's Error, as DataLoader wants it. */
export async function eachKey<T>(
  keys: readonly string[],
  each: (key: string) => Promise<T>,
): Promise<(T | Error)[]> {
  const responses: (T | Error)[] = [];
  const queue = keys.entries();
  const work = async (): Promise<void> => {
    for (const [index, key] of queue) {
      responses[index] = await each(key).catch(asError);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, keys.length) }, work));
  return responses;
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : ownError("bad-response", error);
}

/** A documented single read. Unknown and refused ids are both none: an id that cannot be is nobody's. */
export async function readOrNull(rest: RestClient, read: RestRead): Promise<unknown> {
  try {
    return (await rest.get(read)).body;
  } catch (error) {
    if (error instanceof RestError && (error.kind === "not-found" || error.kind === "invalid")) return null;
    throw error;
  }
}
