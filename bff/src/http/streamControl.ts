import { identifyAgain } from "../session/identify.ts";
import { clientOf, viewTeller } from "./callerIdentity.ts";
import type { ServerContext, StreamControl } from "./graphqlContext.ts";
import type { Metrics } from "./metrics.ts";
import { createRequestContext, type ContextParts, type IncomingRequest } from "./requestContext.ts";
import type { RequestWatch } from "./requestWatch.ts";

export interface StreamParts extends ContextParts {
  readonly metrics: Metrics;
  readonly operationMilliseconds: number;
}

/** How a request goes on as a stream; `closeStream` counts what has not been counted when it ends. */
export function createStreamControl(
  parts: StreamParts,
  incoming: Omit<IncomingRequest, "stream">,
  watch: RequestWatch,
): StreamControl & { closeStream(): void } {
  const { caller, operation, response, log } = incoming;
  let last: ServerContext | null = null;
  const countLast = (): void => {
    if (last !== null) parts.metrics.countCalls(last.rest.trace);
    last = null;
  };
  const control: StreamControl & { closeStream(): void } = {
    keepOpen() {
      watch.keepOpen();
      operation.isStream = true;
      parts.metrics.countStream(1);
      // A proxy that gathers the response first would hand out nothing.
      response.setHeader("x-accel-buffering", "no");
    },
    async renew() {
      countLast();
      // A token opens no stream: it is asked for on every request.
      if (caller.session === null || caller.spend !== null) return null;
      const now = Date.now();
      const session = await identifyAgain(
        parts.sessions,
        caller.session,
        now,
        (found) => parts.follower.follow(found, now, (patience) => clientOf(parts, log, patience), log),
        viewTeller(parts, log),
      );
      // What began as one person's goes to nobody else.
      if (session === null || session.view?.id !== caller.session.view?.id) return null;
      const signal = AbortSignal.any([watch.signal, AbortSignal.timeout(parts.operationMilliseconds)]);
      last = createRequestContext(parts, {
        ...incoming,
        caller: { ...caller, session },
        signal,
        stream: control,
      });
      return last;
    },
    closeStream() {
      if (!operation.isStream) return;
      countLast();
      parts.metrics.countStream(-1);
    },
  };
  return control;
}
