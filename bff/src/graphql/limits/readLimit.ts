import { GraphQLError } from "graphql";
import type { RestRead } from "../../rest/client.ts";
import { readLimit } from "./limits.ts";

/**
 * Counts a read of an operation. Throws when it is one more than an open query may make. What a service makes of one call by
 * itself is not the document's doing: its cost bounds it.
 */
export function countRead(operation: { readsLeft: number }, { isSubstitute }: RestRead): void {
  if (isSubstitute === true) return;
  if (operation.readsLeft <= 0) {
    throw new GraphQLError(`An operation may make at most ${readLimit} calls to the service behind.`, {
      extensions: { code: "LIMIT_EXCEEDED", limit: "calls", maximum: readLimit },
    });
  }
  operation.readsLeft -= 1;
}
