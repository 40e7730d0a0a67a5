import { NotOffered } from "../probe.ts";

/** Makes something when it is first asked for and hands it out again afterwards; a failure is handed out again too. */
export function once<T>(what: string, make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined;
  return async () => {
    making ??= make();
    try {
      return await making;
    } catch (error) {
      if (error instanceof NotOffered) throw error;
      throw new Error(`needs ${what}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  };
}
