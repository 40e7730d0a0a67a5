import { type CacheConfig, type GraphQLResponse, Observable } from "relay-runtime";
import type { RequestParameters, Variables } from "relay-runtime";
import { requestBody } from "../request.ts";
import { shareStream } from "./shareStream.ts";
import { StreamState } from "./StreamState.ts";

/**
 * What the gateway tells of a subscription, for as long as somebody listens: it does not end when the stream breaks
 * off. Fails only when there is nothing to listen to. Two things may stand in the metadata of the `cacheConfig`:
 * `state`, a StreamState, is told how the stream stands; `audience` is whose events they are, and the tabs of one
 * person share one stream.
 */
export function subscription(
  request: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig,
): Observable<GraphQLResponse> {
  const given = metadata?.["state"];
  const state = given instanceof StreamState ? given : new StreamState();
  const audience = metadata?.["audience"];
  const body = requestBody(request, variables);
  return Observable.create((sink) =>
    shareStream({
      name: `stream ${typeof audience === "string" ? audience : ""} ${body}`,
      body,
      state,
      onResult: (result) => sink.next(result),
      onFailure: (error) => sink.error(error instanceof Error ? error : new Error(String(error))),
    }),
  );
}
