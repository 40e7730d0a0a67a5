import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { inject } from "vitest";
import { readConfig as readServiceConfig } from "../../../service/src/config.ts";
import { startService } from "../../../service/src/server.ts";
import { copySeeded, type Engine } from "../../../service/src/testing/seededCopy.ts";
import { readConfig } from "../../src/config.ts";
import { startGateway, type Gateway, type GatewayParts } from "../../src/server.ts";
import { type GatewayResponse, postOperation } from "./response.ts";
import { openEventStream, type EventStream } from "./eventStream.ts";
import { openAdmission } from "../doubles/openAdmission.ts";
import { serviceCaller } from "./serviceCaller.ts";
import { patience } from "./patience.ts";

/** Somebody who sends operations, with or without a session. */
export interface Caller {
  readonly cookie: string | null;
  send(document: string, variables?: Readonly<Record<string, unknown>>): Promise<GatewayResponse>;
  /** Opens the stream of a subscription. */
  listen(document: string): Promise<EventStream>;
}

const mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }));
type Mail = v.InferOutput<typeof mails>[number];

/** The real service with demo data and the real gateway in front of it. */
export interface BackOffice {
  /** Where the gateway listens. */
  readonly url: string;
  readonly anonymous: Caller;
  /** With the password of the demo sign-ins unless told. */
  signIn(email: string, password?: string): Promise<Caller>;
  /** A program with an API token. */
  withToken(secret: string): Caller;
  /** The mails to an address, the newest first. */
  mails(to: string): Promise<readonly Mail[]>;
  /** Reads the service itself, past the gateway. */
  read(path: string): Promise<unknown>;
  /** Where the start data of storefronts is published. */
  readonly initialDataFolder: string;
  /** Posts to the service itself, past the gateway. */
  post(path: string, body: object): Promise<unknown>;
  /** Changes something in the service itself, past the gateway. */
  put(path: string, body: object): Promise<unknown>;
  /** Starts another gateway in front of the same service, with the same sessions: the same people at the other one. */
  startReplica(): Promise<{ callerLike(caller: Caller): Caller }>;
  close(): Promise<void>;
}

export { everyEngine, oneEngine } from "../../../service/src/testing/seededCopy.ts";

/** Password of every demo sign-in. */
export const demoPassword = "Verdant-Demo-1";

function callerOf(url: string, cookie: string | null, proof: Readonly<Record<string, string>> = {}): Caller {
  const headers = {
    accept: "application/json",
    "x-back-office": "1",
    ...(cookie === null ? {} : { cookie, origin: url }),
    ...proof,
  };
  return {
    cookie,
    listen: (document) => openEventStream(url, cookie, document),
    send: (query, variables = {}) => postOperation(url, { query, variables }, headers),
  };
}

/** All sign-ins of a test are from one browser: one from a new device is told of, which is another test's matter. */
const ownDevice = `__Host-did=${"d".repeat(43)}`;

/**
 * Starts both programs in this process, on free ports and with data of their own. `variables` are the gateway's, on top of
 * those it needs, `parts` what stands in for its own, `inFront` gives the address of something between the two.
 */
export async function startBackOffice(
  engine: Engine = "PGlite",
  variables: Readonly<Record<string, string>> = {},
  parts: GatewayParts = {},
  inFront: (service: string) => Promise<string> = (service) => Promise.resolve(service),
): Promise<BackOffice> {
  const folder = await mkdtemp(join(tmpdir(), "back-office-"));
  await writeFile(join(folder, "documents.json"), "{}");
  await cp(inject("demoMediaFolder"), join(folder, "media"), { recursive: true });
  const { storage, remove } = await copySeeded(engine);
  const base = readServiceConfig({ PORT: "0", DEMO: "off", LOG_LEVEL: "silent" });
  const service = await startService({
    ...base,
    storage,
    // The mutations that invite somebody are all tried on one company.
    settings: { ...base.settings, passwordCost: "test", strangerMailsAnHour: 500 },
  });
  const config = readConfig({
    PORT: "0",
    REST_URL: await inFront(service.url),
    SESSION_FILE: join(folder, "sessions.sqlite"),
    PERSISTED_DOCUMENTS: join(folder, "documents.json"),
    CONSOLE_DIR: folder,
    GRAPHIQL_DIR: folder,
    MEDIA_DIR: join(folder, "media"),
    INITIAL_DATA_DIR: join(folder, "initial-data"),
    DEVELOPER_MODE: "on",
    LOG_LEVEL: "silent",
    ...variables,
  });
  const gateway = await startGateway(config, { admission: openAdmission, ...patience, ...parts });
  const replicas: Gateway[] = [];
  const initialDataFolder = join(folder, "initial-data");
  const callService = await serviceCaller(service.url);
  return {
    url: gateway.url,
    initialDataFolder,
    anonymous: callerOf(gateway.url, null),
    async signIn(email, password = demoPassword) {
      const { cookie, text } = await callerOf(gateway.url, ownDevice).send(
        "mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Error { message } } }",
        { input: { email, password, rememberMe: false } },
      );
      if (cookie === null) throw new Error(`Nobody was signed in: ${text}`);
      return callerOf(gateway.url, cookie);
    },
    async mails(to) {
      const response = await fetch(`${service.url}/mailbox`, { headers: { accept: "application/json" } });
      return v.parse(mails, await response.json()).filter((mail) => mail.to === to);
    },
    withToken: (secret) => callerOf(gateway.url, null, { authorization: `Bearer ${secret}` }),
    read: (path) => callService(path),
    post: callService,
    put: (path, body) => callService(path, body, "PUT"),
    async startReplica() {
      const replica = await startGateway(config, { admission: openAdmission, ...patience });
      replicas.push(replica);
      return { callerLike: ({ cookie }) => callerOf(replica.url, cookie) };
    },
    async close() {
      await Promise.all([gateway, ...replicas].map((one) => one.close()));
      await service.close();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
