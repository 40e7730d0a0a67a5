import type { RelayFieldLogger } from "relay-runtime";

/**
 * Says in the browser's log which field could not be read and where, so that a report from a user can be followed.
 * Paths and kinds only: values belong to somebody.
 */
export const logField: RelayFieldLogger = (event) => {
  if (event.kind === "missing_required_field.log" || event.kind === "relay_resolver.error") return;
  console.warn(`A field could not be read: ${event.kind} at ${event.owner}.${event.fieldPath}`);
};
