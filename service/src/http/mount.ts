import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EventSignal } from "../event/signal.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Queue } from "../queue/queue.ts";
import type { Settings } from "../settings.ts";
import { type AccessRules, type TokenStore, checkStaticHeaders } from "./access.ts";
import type { Connection, Context } from "./context.ts";
import { entityTag, namesTag } from "./etag.ts";
import type { ConstraintMessage } from "./databaseFailure.ts";
import { reasonOf, toFailure } from "./failure.ts";
import type { Limits } from "./limits.ts";
import type { Operation, RawInput } from "./operation.ts";
import { write } from "./write.ts";

interface Mounting {
  readonly db: Connection;
  readonly settings: Settings;
  readonly access: AccessRules;
  readonly tokens: TokenStore;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly events: EventSignal;
  readonly operations: readonly Operation[];
  /** False: no tags, keys, paging and query parameters, as in a service that knows only the documents. */
  readonly extensions: boolean;
  readonly constraints: Readonly<Record<string, ConstraintMessage>>;
}

/** Puts the operations on the server: access first, then validation, effect, and the answer with its tag. */
export function mount(server: FastifyInstance, mounting: Mounting): void {
  acceptEmptyBody(server);
  if (!mounting.extensions) server.addHook("onRequest", async (request) => forgetExtensions(request));
  const readings = new Map(
    mounting.operations
      .filter((operation) => operation.method === "GET")
      .map((operation) => [operation.path, operation]),
  );
  for (const operation of mounting.operations) {
    server.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      onRequest: async (request) => {
        if (operation.access === "open") return;
        checkStaticHeaders(request.headers, mounting.access);
        if (operation.access === "token") await mounting.tokens.check(request.headers);
      },
      handler: (request, reply) =>
        respond(request, reply, operation, readings.get(operation.tagPath), mounting).catch(
          (error: unknown) => fail(error, request, reply, mounting, operation.nestedError),
        ),
    });
  }
  server.setErrorHandler((error, request, reply) => fail(error, request, reply, mounting, false));
  server.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ statusCode: 404, error: "Not Found", message: "No such call" }),
  );
}

/** Headers that the documents do not know. */
const extensionHeaders = [
  "if-match",
  "if-none-match",
  "idempotency-key",
  "x-actor",
  "x-acting-for",
  "x-client-address",
  "x-client-device",
] as const;

function forgetExtensions(request: FastifyRequest): void {
  for (const name of extensionHeaders) delete request.raw.headers[name];
}

/** A DELETE often names JSON without sending any; nothing sent is no body, not a mistake. */
function acceptEmptyBody(server: FastifyInstance): void {
  const json = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void json(request, body, done);
  });
}

function fail(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  mounting: Mounting,
  nested: boolean,
): FastifyReply {
  const { status, headers, body, unexpected } = toFailure(error, mounting.constraints, request.method);
  if (unexpected) request.log.error({ err: error }, "call failed");
  else if (status === 503) request.log.warn({ reason: reasonOf(error) }, "not available");
  const sent = nested ? { ...body, error: { message: body.message } } : body;
  return reply.type("application/json; charset=utf-8").status(status).headers(headers).send(sent);
}

/** Where the person is, as the gateway says; without a gateway in between, where the call comes from. */
function clientAddress(request: FastifyRequest): string {
  const told = request.headers["x-client-address"];
  return typeof told === "string" && /^[0-9a-fA-F.:/]{2,64}$/.test(told) ? told : request.ip;
}

/** What the person sits at, as the gateway says. */
function clientDevice(request: FastifyRequest): string | null {
  const told = request.headers["x-client-device"];
  return typeof told === "string" && /^[\x20-\x7E]{1,60}$/.test(told) ? told : null;
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  reading: Operation | undefined,
  mounting: Mounting,
): Promise<FastifyReply> {
  const afterwards: (() => Promise<void>)[] = [];
  const contextOf = (db: Connection): Context => ({
    db,
    actor: String(request.headers["x-actor"] ?? ""),
    address: clientAddress(request),
    device: clientDevice(request),
    settings: mounting.settings,
    tokens: mounting.tokens,
    limits: mounting.limits,
    mailer: mounting.mailer,
    queue: mounting.queue,
    events: mounting.events,
    log: request.log,
    setHeader: (name, value) => void (mounting.extensions && reply.header(name, value)),
    afterCommit: (work) => void afterwards.push(work),
  });
  const contextOn = (db: Connection): Context => {
    // A transaction that begins anew has nothing of the one before.
    afterwards.length = 0;
    return contextOf(db);
  };
  reply.type("application/json; charset=utf-8");
  const query = mounting.extensions ? request.query : {};
  const raw: RawInput = { params: request.params, query, body: request.body };
  if (!operation.writes) {
    const payload = JSON.stringify(await operation.run(raw, contextOn(mounting.db)));
    reply.status(operation.status);
    return operation.method === "GET" && mounting.extensions
      ? sendTagged(request, reply, payload)
      : reply.send(payload);
  }
  const written = await write(mounting.db, request, raw, { operation, reading }, contextOn);
  mounting.events.wake();
  for (const work of afterwards)
    work().catch((error: unknown) => request.log.error({ err: error }, "work after the answer failed"));
  return reply.status(written.status).send(written.payload);
}

/**
 * Sends a response with its tag, or 304 when the caller has it already. A page of a list is another answer once the list
 * has another length, even where its own rows have stayed.
 */
function sendTagged(request: FastifyRequest, reply: FastifyReply, payload: string): FastifyReply {
  const total = reply.getHeader("x-total-count");
  const tag = entityTag(total === undefined ? payload : `${payload} of ${String(total)}`);
  reply.header("etag", tag);
  const known = request.headers["if-none-match"];
  if (known !== undefined && namesTag(known, tag)) return reply.status(304).send();
  return reply.send(payload);
}
