import type { IncomingMessage, ServerResponse } from "node:http";
import type { Budgets } from "../access/budget.ts";
import { createTokenControl } from "../apiToken/control.ts";
import type { LiveHub } from "../live/hub.ts";
import type {
  CallerDevice,
  DeliveryBrowser,
  Installation,
  RequestLogger,
  WorkLimiter,
} from "../graphql/context.ts";
import type { FileReaders } from "../import/fileReaders.ts";
import { countRead } from "../graphql/limits/readLimit.ts";
import type { RestService } from "../rest/service.ts";
import type { AttemptCounter } from "../session/attempts.ts";
import { RequestSession } from "../session/control.ts";
import {
  deliveryCookie,
  deviceCookie,
  newSessionSecret,
  readDeliverySecret,
  readDeviceSecret,
} from "../session/cookie.ts";
import { describeDevice } from "../session/device.ts";
import { networkOf, plainAddress } from "../access/network.ts";
import type { UserFollower } from "../session/followUser.ts";
import { ownerKey, personOf, type SessionControl, type SessionStore } from "../session/session.ts";
import type { OpenStorage } from "../storage/storage.ts";
import type { UploadRecords } from "../upload/record.ts";
import type { StoredBytes } from "../upload/storedBytes.ts";
import { concernsStartData } from "../startData/concerns.ts";
import type { StartDataPublisher } from "../startData/publisher.ts";
import { type CallerIdentity, viewTeller } from "./callerIdentity.ts";
import type { ServerContext, StreamControl } from "./graphqlContext.ts";
import type { Operation } from "./operation.ts";

/** What lives as long as the gateway and every request needs. */
export interface ContextParts {
  readonly rest: RestService;
  readonly sessions: SessionStore;
  readonly follower: UserFollower;
  readonly sessionsPerUser: number;
  readonly attempts: AttemptCounter;
  readonly passwordWork: WorkLimiter;
  readonly imageWork: WorkLimiter;
  readonly fileReaders: FileReaders;
  readonly storage: OpenStorage;
  readonly uploads: UploadRecords;
  readonly storedBytes: StoredBytes;
  readonly live: LiveHub;
  readonly budgets: Budgets;
  readonly startData: Pick<StartDataPublisher, "changed">;
  readonly developerMode: boolean;
  readonly installation: Installation;
}

/** What is known of the request before GraphQL begins. */
export interface IncomingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly operation: Operation;
  readonly caller: CallerIdentity;
  readonly clientAddress: string;
  readonly signal: AbortSignal;
  readonly stream: StreamControl;
  readonly log: RequestLogger;
}

/** What goes on after a request is given up after so long, in milliseconds. */
const goesOnFor = 600_000;

/** Who acts, as the service's audit trail shows it: `owner:12` or `seller:7`. */
function actorOf(session: SessionControl): string | null {
  return session.current === null ? null : ownerKey(personOf(session.current));
}

function sessionControlOf(
  parts: ContextParts,
  incoming: IncomingRequest,
  setCookie: (cookie: string) => void,
): SessionControl {
  const { caller, request, clientAddress } = incoming;
  if (caller.spend !== null && caller.session !== null) {
    return createTokenControl(parts.sessions, caller.session, parts.follower.outdate);
  }
  const control = {
    store: parts.sessions,
    most: parts.sessionsPerUser,
    outdated: parts.follower.outdate,
    viewEnded: viewTeller(parts, incoming.log),
    setCookie,
    origin: () => ({
      device: describeDevice(request.headers["user-agent"]),
      address: plainAddress(clientAddress),
    }),
  };
  return new RequestSession(control, caller.session);
}

/** Sets cookies of the response; of two with the same name the later one holds. */
function cookieSetter({ response }: IncomingRequest): (cookie: string) => void {
  let cookies: Map<string, string> | null = null;
  return (cookie) => {
    cookies ??= new Map();
    cookies.set(cookie.slice(0, cookie.indexOf("=")), cookie);
    response.setHeader("set-cookie", [...cookies.values()]);
  };
}

/** The device that sends the request. Only sign-ins look at it. */
class RequestDevice implements CallerDevice {
  readonly #request: IncomingMessage;
  readonly #setCookie: (cookie: string) => void;
  #introduced: string | null = null;

  constructor({ request }: IncomingRequest, setCookie: (cookie: string) => void) {
    this.#request = request;
    this.#setCookie = setCookie;
  }

  get secret(): string | null {
    return readDeviceSecret(this.#request.headers.cookie);
  }

  get name(): string {
    return describeDevice(this.#request.headers["user-agent"]);
  }

  introduce(seconds: number): string {
    this.#introduced ??= this.secret ?? newSessionSecret();
    this.#setCookie(deviceCookie(this.#introduced, seconds));
    return this.#introduced;
  }
}

/** The browser of a delivery user that sends the request. A program with a token is none, whatever cookie comes with it. */
class RequestDeliveryBrowser implements DeliveryBrowser {
  readonly #request: IncomingMessage;
  readonly #setCookie: (cookie: string) => void;

  constructor({ request }: IncomingRequest, setCookie: (cookie: string) => void) {
    this.#request = request;
    this.#setCookie = setCookie;
  }

  get secret(): string | null {
    const { authorization, cookie } = this.#request.headers;
    return authorization === undefined ? readDeliverySecret(cookie) : null;
  }

  keep(secret: string, seconds: number): void {
    this.#setCookie(deliveryCookie(secret, seconds));
  }
}

/**
 * The context of one request: a plain object, because Yoga copies it property by property. Nothing made for each request
 * is an object literal with a getter: the engine keeps such a getter, and with it all that belongs to the request, until
 * its next full collection, which makes garbage several times as dear.
 */
export function createRequestContext(parts: ContextParts, incoming: IncomingRequest): ServerContext {
  const { caller, operation, log, signal } = incoming;
  const setCookie = cookieSetter(incoming);
  const session = sessionControlOf(parts, incoming, setCookie);
  const device = new RequestDevice(incoming, setCookie);
  let loaders: Map<object, unknown> | null = null;

  return {
    requestId: operation.requestId,
    clientAddress: incoming.clientAddress,
    goOn(work) {
      const actor = actorOf(session);
      const actingFor = session.current?.actingFor ?? null;
      const rest = parts.rest.bind({
        signal: AbortSignal.timeout(goesOnFor),
        actor: () => actor,
        actingFor: () => actingFor,
        clientAddress: () => networkOf(incoming.clientAddress),
        log,
      });
      work(rest).catch((error: unknown) => log.warn({ err: error }, "work after a request failed"));
    },
    rest: parts.rest.bind({
      signal,
      actor: () => actorOf(session),
      actingFor: () => session.current?.actingFor ?? null,
      clientAddress: () => networkOf(incoming.clientAddress),
      clientDevice: () => device.name,
      onWritten: (write) => {
        const user = session.current?.user;
        if (user && concernsStartData(write)) parts.startData.changed(user.companyId);
      },
      beforeRead: (read) => countRead(operation, read),
      log,
    }),
    installation: parts.installation,
    session,
    attempts: parts.attempts,
    origins: parts.sessions,
    device,
    deliveryBrowser: new RequestDeliveryBrowser(incoming, setCookie),
    passwordWork: parts.passwordWork,
    imageWork: parts.imageWork,
    fileReaders: parts.fileReaders,
    storage: parts.storage,
    uploads: parts.uploads,
    storedBytes: parts.storedBytes,
    live: parts.live,
    log,
    mediaBaseUrl: "/media/",
    loader,
    operation,
    developerMode: parts.developerMode,
    spend: caller.spend,
    spendAsStranger:
      caller.session === null
        ? (points) => parts.budgets.spendAsStranger(networkOf(incoming.clientAddress), points)
        : null,
    setHeaders: (headers) => {
      for (const [name, value] of Object.entries(headers)) incoming.response.setHeader(name, value);
    },
    signal,
    stream: incoming.stream,
  };

  function loader<T>(key: object, make: () => T): T;
  function loader(key: object, make: () => unknown): unknown {
    loaders ??= new Map();
    if (!loaders.has(key)) loaders.set(key, make());
    return loaders.get(key);
  }
}
