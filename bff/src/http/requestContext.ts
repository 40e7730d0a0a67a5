import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { WorkGate } from "../graphql/context.ts";
import type { RestService } from "../rest/service.ts";
import type { AttemptCounter } from "../session/attempts.ts";
import { createSessionControl } from "../session/control.ts";
import { describeDevice } from "../session/device.ts";
import type { Session, SessionControl, SessionStore } from "../session/session.ts";
import type { ServerContext } from "./graphqlContext.ts";
import type { Operation } from "./operation.ts";

/** What lives as long as the gateway and every request needs. */
export interface ContextParts {
  readonly rest: RestService;
  readonly sessions: SessionStore;
  readonly attempts: AttemptCounter;
  readonly passwordWork: WorkGate;
  readonly developerMode: boolean;
}

/** What is known of the request before GraphQL begins. */
export interface IncomingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly operation: Operation;
  readonly session: Session | null;
  readonly clientAddress: string;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Who acts, as the service's audit trail shows it: `owner:12` or `seller:7`. */
function actorOf(session: SessionControl): string | null {
  return session.current === null ? null : `${session.current.user.kind}:${session.current.user.userId}`;
}

/** The context of one request: a plain object, because Yoga copies it property by property. */
export function createRequestContext(parts: ContextParts, incoming: IncomingRequest): ServerContext {
  const { operation, log, signal } = incoming;
  const session = createSessionControl(
    {
      store: parts.sessions,
      setCookie: (cookie) => incoming.response.setHeader("set-cookie", cookie),
      origin: {
        device: describeDevice(incoming.request.headers["user-agent"]),
        address: incoming.clientAddress,
      },
    },
    incoming.session,
  );
  const loaders = new Map<object, unknown>();

  return {
    requestId: operation.requestId,
    clientAddress: incoming.clientAddress,
    rest: parts.rest.bind({ signal, actor: () => actorOf(session), log }),
    session,
    attempts: parts.attempts,
    places: parts.sessions,
    passwordWork: parts.passwordWork,
    log,
    mediaBaseUrl: "/media/",
    loader,
    operation,
    developerMode: parts.developerMode,
    signal,
  };

  function loader<T>(key: object, make: () => T): T;
  function loader(key: object, make: () => unknown): unknown {
    if (!loaders.has(key)) loaders.set(key, make());
    return loaders.get(key);
  }
}
