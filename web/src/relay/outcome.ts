import type { GraphQLTaggedNode } from "relay-runtime";
import { errorOf, type Mutation, mutationErrorOf, type ResultOf } from "./mutationError.ts";
import type { MutationError } from "./mutationErrorText.ts";

/** What came of a mutation: what was read of a success, or the error. */
export async function outcomeOf<TMutation extends Mutation, Success>(
  mutation: GraphQLTaggedNode,
  response: TMutation["response"],
  read: (result: ResultOf<TMutation>) => Success,
): Promise<Success | MutationError | undefined> {
  const result = resultOf<TMutation>(response);
  if (!result) return undefined;
  const error = errorOf(result);
  if (!error) return read(result);
  return { ...(await mutationErrorOf(error)), cause: mutation, ...(result.current && { isStale: true }) };
}

/** What the one field of a mutation brought. */
function resultOf<TMutation extends Mutation>(
  response: TMutation["response"],
): ResultOf<TMutation> | undefined {
  for (const field in response) return response[field];
  return undefined;
}
