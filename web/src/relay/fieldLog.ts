import type { RelayFieldLogger } from "relay-runtime";
import { notOffered } from "./graphqlResult.ts";
import { RequestError } from "./RequestError.ts";

/**
 * Says in the browser's log which field could not be read and where, so that a report from a user can be followed.
 * Paths and kinds only: values belong to somebody. What is not offered has not failed: it is thrown to whoever reads it,
 * as what it is, because Relay's own error does not say.
 */
export const logField: RelayFieldLogger = (event) => {
  if (event.kind === "relay_field_payload.error" && event.error.message === notOffered) {
    if (event.shouldThrow && !event.handled) throw new RequestError("notOffered", event.fieldPath);
    return;
  }
  if (event.kind === "missing_required_field.log" || event.kind === "relay_resolver.error") return;
  console.warn(`A field could not be read: ${event.kind} at ${event.owner}.${event.fieldPath}`);
};
