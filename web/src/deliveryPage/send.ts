import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { readResult } from "#/relay/graphqlResult.ts";
import { endpoint, requestBody, requestHeaders, resultTypes } from "#/relay/request.ts";
import { RequestError } from "#/relay/RequestError.ts";

/** Longer than this nobody waits at a door. */
const patience = 15_000;

/**
 * Sends one stored document and gives what came of it, as it came: without Relay's store, which weighs more than the page.
 * Throws `RequestError`.
 */
export async function send<Operation extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Operation["variables"],
): Promise<Operation["response"]> {
  const request = typeof document === "function" ? document() : document;
  if (!("params" in request)) throw new TypeError("This is no operation.");
  const response = await fetch(endpoint, {
    method: "POST",
    credentials: "same-origin",
    headers: requestHeaders(resultTypes),
    body: requestBody(request.params, variables),
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw new RequestError("unreachable", "No answer came.", { cause });
  });
  const { data, errors } = await readResult(response);
  if (errors) throw new RequestError("unavailable", errors[0]?.message ?? "");
  return data;
}
