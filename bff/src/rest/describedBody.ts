import type { RestClient } from "./client.ts";
import { extraFields, isDescribed } from "./description.ts";
import { ownError } from "./responseError.ts";

type Body = Readonly<Record<string, unknown>>;

/** What a service that lacks a field does all the same: it shows a banner at all times. The others follow from what else is sent. */
const doneAnyway: Readonly<Record<string, unknown>> = {
  banner_active: true,
  banner_start_date: null,
  banner_end_date: null,
};

/**
 * A body as the service understands it: without the fields that no document has, unless its description names them.
 * Throws a `RestError` of kind `not-offered` when such a field says what would be lost.
 */
export async function describedBody(rest: RestClient, body: Body): Promise<Body> {
  const lacking = new Set<string>();
  for (const field of extraFields) {
    if (!(field in body) || (await isDescribed(rest, field)) !== false) continue;
    lacking.add(field);
    if (field in doneAnyway && body[field] !== doneAnyway[field])
      throw ownError("not-offered", new Error(`The service does not describe ${field}.`));
  }
  if (lacking.size === 0) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => !lacking.has(field)));
}
