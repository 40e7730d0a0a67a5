import { type FetchFunction, Network, Observable, type SubscribeFunction } from "relay-runtime";
import { type DataResult, readResult } from "./graphqlResult.ts";
import { beginChange, takeOpening } from "./openingRequests.ts";
import { endpoint, requestBody, requestHeaders, resultTypes } from "./request.ts";
import { begin } from "./underWay.ts";
import { beginAnew } from "./beginAnew.ts";
import { RequestError } from "./RequestError.ts";

/** Browsers keep 64 KiB of bodies for pages that are gone; what is larger is sent as ever. */
const longestKept = 32 * 1024;

/** So often is a query asked once more that a change has overtaken: during a run of changes no answer would ever be late enough. */
const mostRepeats = 2;

/** Sends persisted documents by id. Unsubscribing aborts the request, so an interrupted navigation costs nothing more. */
function send(
  watch: (result: DataResult) => DataResult,
  { isSameViewer, isReplaced }: OtherViewer,
): FetchFunction {
  let changes = 0;
  return (request, variables) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      const ask = (): Promise<DataResult> => {
        const end = begin();
        const body = requestBody(request, variables);
        const ownResponse = () =>
          fetch(endpoint, {
            method: "POST",
            credentials: "same-origin",
            headers: requestHeaders(resultTypes),
            body,
            // A change is received also when the page that sent it goes in the same moment (form/DelayedChanges.ts).
            keepalive: request.operationKind === "mutation" && body.length <= longestKept,
            signal: controller.signal,
          });
        const early = request.operationKind === "query" ? takeOpening(body, controller.signal) : null;
        return (
          (early?.catch(ownResponse) ?? ownResponse())
            .catch((cause: unknown) => {
              throw new RequestError("unreachable", "No answer came.", { cause });
            })
            .then(async (response) => ({
              result: await readResult(response),
              isSame: isSameViewer(response.headers.get("x-seller-view")),
            }))
            .finally(end)
            // What is another person's never reaches the store; the page is about to begin anew.
            .then(({ result, isSame }) => (isSame ? watch(result) : new Promise(() => undefined)))
        );
      };
      const change = async () => {
        // Whoever is signed in now has not asked for it.
        if (isReplaced()) return new Promise<DataResult>(() => undefined);
        const end = beginChange();
        const result = await ask().finally(end);
        changes += 1;
        return result;
      };
      /** Asked before a change and answered after it, a query may say how things were before; then it is asked again. */
      const read = async () => {
        for (let repeats = 0; ; repeats += 1) {
          const before = changes;
          const result = await ask();
          if (changes === before || repeats === mostRepeats) return result;
        }
      };
      (request.operationKind === "mutation" ? change() : read()).then(
        (result) => {
          sink.next(result);
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
}

/** Few pages listen to events, and none of them at once: what they need for it comes when they do. */
const subscribe: SubscribeFunction = (request, variables, cacheConfig) =>
  Observable.from(import("./stream/subscription.ts")).mergeMap(({ subscription }) =>
    subscription(request, variables, cacheConfig),
  );

/** The network of the console: one endpoint, persisted documents only. */
export function createNetwork(): ReturnType<typeof Network.create> {
  return Network.create(send(watchForSessionEnd(), watchForOtherViewer()), subscribe);
}

/**
 * Once somebody was signed in, a null viewer means that the session has ended. It is an error then and never reaches
 * the store: written there, it would take the page away under the user's hands, with all that was typed on it.
 */
function watchForSessionEnd(): (result: DataResult) => DataResult {
  let wasSignedIn = false;
  return (result) => {
    const { viewer } = result.data;
    if (viewer === null && wasSignedIn)
      throw new RequestError("unauthenticated", "Nobody is signed in any more.");
    if (viewer) wasSignedIn = true;
    return result;
  };
}

let networks = 0;

interface OtherViewer {
  /** Whether a response is for whom the first one was for, by the view that it names. */
  readonly isSameViewer: (view: string | null) => boolean;
  /** Another network is the console's now: its page is gone, and maybe its session. */
  readonly isReplaced: () => boolean;
}

/**
 * The gateway answers a whole session as somebody else, or no longer, when a view of a location has begun or ended, maybe in
 * another tab (decision 93). What this page holds is not theirs then: it begins anew at the start. One that has been
 * replaced does nothing more.
 */
function watchForOtherViewer(): OtherViewer {
  networks += 1;
  const number = networks;
  const isReplaced = () => number !== networks;
  let first: string | null | undefined;
  const isSameViewer = (view: string | null) => {
    if (first === undefined) first = view;
    if (view === first) return true;
    if (!isReplaced()) beginAnew();
    return false;
  };
  return { isSameViewer, isReplaced };
}
