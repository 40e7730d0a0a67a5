import { type FetchFunction, Network, Observable } from "relay-runtime";
import { readAnswer } from "./answer.ts";
import { RequestError } from "./RequestError.ts";

const endpoint = "/graphql";

/**
 * Sends persisted documents by id. Unsubscribing aborts the request, so an interrupted navigation costs nothing more.
 * The extra header cannot be set by a foreign page's form, which is one part of the gateway's CSRF check.
 */
const send: FetchFunction = (request, variables) =>
  Observable.create((sink) => {
    const controller = new AbortController();
    const body = JSON.stringify({ documentId: request.id, variables });
    const headers = {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
      "x-back-office": "1",
    };
    fetch(endpoint, { method: "POST", credentials: "same-origin", headers, body, signal: controller.signal })
      .catch((cause: unknown) => {
        throw new RequestError("unreachable", "No answer came.", { cause });
      })
      .then(readAnswer)
      .then(
        (answer) => {
          sink.next(answer);
          sink.complete();
        },
        (error: unknown) => {
          // After an abort nobody listens any more; the sink is already closed.
          if (!controller.signal.aborted)
            sink.error(error instanceof Error ? error : new Error(String(error)));
        },
      );
    return () => controller.abort();
  });

/** The network of the console: one endpoint, persisted documents only. */
export function createNetwork(): ReturnType<typeof Network.create> {
  return Network.create(send);
}
