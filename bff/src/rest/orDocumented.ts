import type { RestCapabilities } from "./client.ts";
import { isMissing, RestError } from "./error.ts";
import { ownError } from "./responseError.ts";

/**
 * Makes a call that the documents do not have, or does with them what can be done where the service does not offer it
 * (decision D-13). Only about a record that has just been read: a 404 then is about the call. Throws `RestError`.
 */
export async function orDocumented<T>(
  capabilities: RestCapabilities,
  ability: string,
  call: () => Promise<T>,
  documented: (cause: unknown) => Promise<T>,
): Promise<T> {
  if (capabilities.offers(ability) === false) return documented(null);
  try {
    const result = await call();
    capabilities.learn(ability, true);
    return result;
  } catch (error) {
    if (!isMissing(error)) throw error;
    capabilities.learn(ability, false);
    // Of a service that has offered it before, it is the record that has gone.
    if (capabilities.offers(ability) === true) throw error;
    return documented(error);
  }
}

/** Of a write whose records have all just been read: a 404 is about the call. Throws `RestError` of kind `not-offered`. */
export async function offered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof RestError && error.kind === "not-found" ? ownError("not-offered", error) : error;
  }
}
