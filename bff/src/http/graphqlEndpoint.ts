import type { IncomingMessage, ServerResponse } from "node:http";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { lastly, thenMaybe, type MaybePromise } from "../maybePromise.ts";
import type { RestCall } from "../rest/client.ts";
import type { Session } from "../session/session.ts";
import { overloaded, type Admission } from "./admission.ts";
import { sendRejection } from "./responses.ts";
import { identifyCaller } from "./callerIdentity.ts";
import { clientAddress } from "./clientAddress.ts";
import type { EagerConnections } from "./eagerConnections.ts";
import { rejectRequest } from "./requestChecks.ts";
import type { RejectedRequest } from "./requestChecks.ts";
import type { GraphqlHandler } from "./graphqlHandler.ts";
import { RequestLog } from "./log.ts";
import { newOperation, type Operation } from "./operation.ts";
import { createRequestContext, type IncomingRequest } from "./requestContext.ts";
import type { RequestWatches } from "./requestWatch.ts";
import { readBody } from "./requestBody.ts";
import { createStreamControl, type StreamParts } from "./streamControl.ts";

export interface EndpointParts extends StreamParts {
  readonly schema: GraphQLSchema;
  readonly admission: Admission;
  readonly eager: EagerConnections;
  readonly watches: RequestWatches;
  readonly handle: GraphqlHandler;
  readonly log: Logger;
  /** Gets the line of each operation, which holds no secret. */
  readonly operationLog: Logger;
  readonly trustProxy: boolean;
}

/** One line for each operation: who, what, how long, how many calls. Never the variables. */
function noteOperation(
  parts: EndpointParts,
  operation: Operation,
  session: Session | null,
  calls: readonly RestCall[],
): void {
  const milliseconds = Math.round(performance.now() - operation.startedAt);
  parts.metrics.countOperation(operation, calls, milliseconds);
  if (!parts.operationLog.isLevelEnabled("info")) return;
  parts.operationLog.info(
    {
      requestId: operation.requestId,
      tenant: session?.user.companyId ?? null,
      operation: operation.name,
      stored: operation.isStored,
      outcome: operation.outcome,
      milliseconds,
      upstreamCalls: calls.length,
      upstreamMilliseconds: Math.round(calls.reduce((sum, call) => sum + call.milliseconds, 0)),
    },
    "operation",
  );
}

/** A request that has come in whole. */
interface WholeRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Null for GET. */
  readonly body: string | null;
  readonly operation: Operation;
  reject(rejection: RejectedRequest): void;
}

/** The session, GraphQL, one log line. `leave` is called when the response has begun at the latest. */
function handleAdmitted(parts: EndpointParts, whole: WholeRequest, leave: () => void): MaybePromise<void> {
  const { request, operation } = whole;
  const log = new RequestLog(parts.log, operation.requestId);
  const address = clientAddress(request, parts.trustProxy);
  return thenMaybe(identifyCaller(parts, request, address, log), (caller) => {
    if ("code" in caller) whole.reject(caller);
    else return answer(parts, whole, { caller, clientAddress: address, log }, leave);
  });
}

/** What is known of the request once its caller is. */
type Known = Pick<IncomingRequest, "caller" | "clientAddress" | "log">;

function answer(
  parts: EndpointParts,
  { request, response, body, operation }: WholeRequest,
  known: Known,
  leave: () => void,
): MaybePromise<void> {
  const { headers, session } = known.caller;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // By this the console notices that what it holds and what comes now are not the same person's.
  if (session?.view !== undefined) response.setHeader("x-seller-view", session.view.id);

  const watch = parts.watches.watch(response);
  const incoming = { ...known, request, response, operation, signal: watch.signal };
  const stream = createStreamControl(parts, incoming, watch);
  const context = createRequestContext(parts, { ...incoming, stream });
  return lastly(
    () => parts.handle(request, response, context, body),
    () => {
      leave();
      return thenMaybe(watch.end(), () => {
        stream.closeStream();
        noteOperation(parts, operation, context.session.current, context.rest.trace);
      });
    },
  );
}

/** Says no to what cannot be answered soon. Logged as a number, not one by one. */
function rejectForNow({ metrics, eager }: EndpointParts, response: ServerResponse): void {
  metrics.countRejection(overloaded.code);
  eager.refused(response);
  sendRejection(response, overloaded);
}

/** Answers `/graphql`: admission, the checks of the request, its body, and what `handleAdmitted` does. */
export function handleGraphql(
  parts: EndpointParts,
  allowedOrigins: ReadonlySet<string>,
  request: IncomingMessage,
  response: ServerResponse,
): MaybePromise<void> {
  response.setHeader("cache-control", "no-store");
  // First of all: the less a rejection costs, the sooner the others are answered.
  if (parts.admission.isFull()) {
    rejectForNow(parts, response);
    return;
  }
  const operation = newOperation();
  response.setHeader("x-request-id", operation.requestId);

  const reject = (rejection: RejectedRequest): void => {
    parts.metrics.countRejection(rejection.code);
    parts.log.info({ requestId: operation.requestId, outcome: rejection.code }, "refused");
    sendRejection(response, rejection);
  };

  const rejection = rejectRequest(request.method, request.headers, allowedOrigins);
  if (rejection !== null) {
    reject(rejection);
    return;
  }
  if (request.method !== "POST") return admit(parts, { request, response, body: null, operation, reject });

  // The request checks have read it as the standard says, in any case and with parameters; Yoga only knows one spelling.
  request.headers["content-type"] = "application/json";
  return readBody(request).then(
    (body) => admit(parts, { request, response, body, operation, reject }),
    // The caller has gone before the question was complete.
    () => undefined,
  );
}

/** Takes a place and answers. Called when a request has come in whole: who sends slowly takes nobody's place. */
function admit(parts: EndpointParts, whole: WholeRequest): MaybePromise<void> {
  if (!parts.admission.enter()) {
    rejectForNow(parts, whole.response);
    return;
  }
  let isInFlight = true;
  const leave = (): void => {
    if (isInFlight) parts.admission.leave();
    isInFlight = false;
  };
  return lastly(() => handleAdmitted(parts, whole, leave), leave);
}
