import type { Logger } from "pino";
import type { Storage } from "../storage/objectStore.ts";
import { startDataKey } from "./startData.ts";

/**
 * Whether the storefront of a subdomain has start data, which means that somebody has the name (Document 1 §8). A
 * storage that cannot say so does not make the name taken (decision D-33): the service has the last word.
 */
export async function hasStartData(
  { storage, log }: { readonly storage: Pick<Storage, "initialData">; readonly log: Pick<Logger, "warn"> },
  subdomain: string,
): Promise<boolean> {
  const key = startDataKey(subdomain);
  if (key === null) return false;
  try {
    return (await storage.initialData.read(key, Number.MAX_SAFE_INTEGER)) !== null;
  } catch (error) {
    log.warn({ err: error }, "the start data could not be looked up");
    return false;
  }
}
