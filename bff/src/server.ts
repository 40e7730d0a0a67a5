import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { ConfigError } from "./config.ts";
import { createBudgets } from "./access/budget.ts";
import type { GatewayConfig } from "./config.ts";
import { createEventFeed } from "./event/feed.ts";
import { startEventFollower } from "./event/follower.ts";
import type { FollowerLease } from "./event/followerLease.ts";
import { openRedisFollowerLease } from "./event/redisFollowerLease.ts";
import { openSqliteFollowerLease } from "./event/sqliteFollowerLease.ts";
import { createFileReaders } from "./import/fileReaders.ts";
import type { LiveHub } from "./live/hub.ts";
import { createLiveHub } from "./live/liveHub.ts";
import { createMemoryPubSub } from "./live/memoryPubSub.ts";
import { createRedisPubSub } from "./live/redisPubSub.ts";
import { schema as gatewaySchema } from "./schema.ts";
import { serveBuiltFiles } from "./http/builtFiles.ts";
import { createAdmission, type Admission } from "./http/admission.ts";
import { createEagerConnections } from "./http/eagerConnections.ts";
import { createGraphqlHandler } from "./http/graphqlHandler.ts";
import { watchParts } from "./http/degraded.ts";
import { createReadinessCheck } from "./http/health.ts";
import { createListener, usualLimits } from "./http/listener.ts";
import { createLog, withoutRedaction } from "./http/log.ts";
import { createMetrics } from "./http/metrics.ts";
import { readPersistedDocuments } from "./http/persistedDocuments.ts";
import type { PersistedDocuments } from "./http/persistedDocuments.ts";
import { createRequestWatches } from "./http/requestWatch.ts";
import { createRouter } from "./http/router.ts";
import { createStreamSeats, type StreamSeats } from "./http/streamSeats.ts";
import { divideMemory } from "./rest/rememberedMemory.ts";
import { createRestService, type RestServiceOptions } from "./rest/service.ts";
import { createAttemptCounter } from "./session/attempts.ts";
import { createUserFollower, type UserFollower } from "./session/followUser.ts";
import { createPasswordWork } from "./session/passwordWork.ts";
import { openRedisSessionStore } from "./session/redisStore.ts";
import type { SessionStore } from "./session/session.ts";
import { openSqliteSessionStore } from "./session/sqliteStore.ts";
import { watchWrites } from "./session/writeWatch.ts";
import { tellsOfStartData } from "./startData/concerns.ts";
import { createStartDataPublisher } from "./startData/publisher.ts";
import { openRedisJobLock } from "./startData/redisJobLock.ts";
import { openSqliteJobLock } from "./startData/sqliteJobLock.ts";
import type { JobLock } from "./startData/jobLock.ts";
import { imageOriginsOf, openStorage } from "./storage/storage.ts";
import { createImageWork } from "./upload/imageWork.ts";
import type { UploadRecords } from "./upload/record.ts";
import { openRedisUploads } from "./upload/redisUploads.ts";
import { openSqliteUploads } from "./upload/sqliteUploads.ts";
import { createImageReferences } from "./upload/imageReference.ts";
import { createStoredBytes } from "./upload/storedBytes.ts";
import { startSweeping } from "./upload/sweep.ts";

/** A gateway that listens. */
export interface Gateway {
  readonly url: string;
  /** Finishes what is under way (at most 10 s) and lets go of everything. */
  close(): Promise<void>;
}

/** What tests put in place of the real parts. */
export interface GatewayParts {
  readonly schema?: GraphQLSchema;
  readonly log?: Logger;
  readonly operationMilliseconds?: number;
  readonly restLimits?: Pick<RestServiceOptions, "connectWithin" | "headersWithin" | "totalWithin">;
  readonly admission?: Admission;
  readonly seats?: StreamSeats;
}

/** Runs a step of the start; what goes wrong becomes one sentence that says what to do. */
function step<T>(sentence: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new ConfigError(sentence, { cause: error });
  }
}

function openSessions({ redisUrl, sessionFile }: GatewayConfig, log: Logger): SessionStore {
  if (redisUrl !== null) {
    return openRedisSessionStore(redisUrl, (error) => log.error({ err: error }, "redis failure"));
  }
  return step(`The session file ${sessionFile} cannot be written; set SESSION_FILE.`, () =>
    openSqliteSessionStore(sessionFile),
  );
}

function openUploads({ redisUrl, sessionFile }: GatewayConfig): UploadRecords {
  return redisUrl === null ? openSqliteUploads(sessionFile) : openRedisUploads(redisUrl);
}

function openJobLock({ redisUrl, sessionFile }: GatewayConfig): JobLock {
  return redisUrl === null ? openSqliteJobLock(sessionFile) : openRedisJobLock(redisUrl);
}

function openFollowerLease({ redisUrl, sessionFile }: GatewayConfig): FollowerLease {
  if (redisUrl !== null) return openRedisFollowerLease(redisUrl);
  return openSqliteFollowerLease(sessionFile === ":memory:" ? sessionFile : `${sessionFile}.events`);
}

function openLive({ redisUrl }: GatewayConfig, log: Logger, onRights: UserFollower["outdate"]): LiveHub {
  const onError = (error: Error): void => log.error({ err: error }, "redis failure");
  return createLiveHub({
    log,
    onRights,
    openPubSub: (end) =>
      redisUrl === null ? createMemoryPubSub(end) : createRedisPubSub(redisUrl, end, onError),
  });
}

function openDocuments({ persistedDocumentsFile, developerMode }: GatewayConfig): PersistedDocuments {
  return step(
    `The list of stored documents ${persistedDocumentsFile} cannot be read; set PERSISTED_DOCUMENTS.`,
    () => readPersistedDocuments(persistedDocumentsFile, developerMode),
  );
}

/** Where a browser's page may come from: the public origin, on loopback by both of its names. */
function originsOf(publicOrigin: string | null, port: number): ReadonlySet<string> {
  const origin = new URL(publicOrigin ?? `http://localhost:${port}`);
  const origins = new Set([origin.origin]);
  if (origin.hostname === "localhost") {
    origin.hostname = "127.0.0.1";
    origins.add(origin.origin);
  }
  return origins;
}

/**
 * Composes the parts and listens. Rejects with `ConfigError` when a file cannot be used, and with the system's
 * error when the port is taken. `parts` is for tests.
 */
export async function startGateway(config: GatewayConfig, parts: GatewayParts = {}): Promise<Gateway> {
  const { log = createLog(config.logLevel), schema = gatewaySchema, operationMilliseconds = 10_000 } = parts;
  const metrics = createMetrics();
  const { admission = createAdmission(log), seats = createStreamSeats() } = parts;
  const eager = createEagerConnections();
  const watches = createRequestWatches(operationMilliseconds);
  const stored = openDocuments(config);
  const degraded = watchParts(log, metrics);
  const sessions = watchWrites(openSessions(config, log), (failure) =>
    degraded.note("session_writes", failure),
  );
  const uploads = openUploads(config);
  const storage = await openStorage(config.storage);
  const attempts = createAttemptCounter(config.redisUrl);
  const budgets = createBudgets(config.redisUrl, config.pointsPerMinute);
  const remembered = divideMemory(config.rememberedMegabytes);
  const rest = createRestService({
    ...config.rest,
    rememberedBytes: remembered.responseBytes,
    ...parts.restLimits,
    log,
  });
  const follower = createUserFollower(config.userReadSeconds);
  const live = openLive(config, log, follower.outdate);
  const stopSweeping = startSweeping({
    storage,
    uploads,
    isReferenced: createImageReferences(rest, log),
    log,
  });
  let origins: ReadonlySet<string> = new Set();
  let isClosing = false;
  const startData = createStartDataPublisher({
    jobLock: openJobLock(config),
    rest,
    storage,
    mediaBaseUrl: () => storage.publicUrl ?? new URL("/media/", [...origins][0]).href,
    log,
  });
  const eventFollower = startEventFollower({
    feed: createEventFeed(rest),
    lease: openFollowerLease(config),
    tell: (happening) => {
      if (tellsOfStartData(happening)) startData.changed(happening.companyId);
      return live.relay(happening);
    },
    log,
  });

  const listener = createListener(
    createRouter({
      endpoint: {
        schema,
        rest,
        sessions,
        follower,
        sessionsPerUser: config.sessionsPerUser,
        attempts,
        passwordWork: createPasswordWork(),
        imageWork: createImageWork(),
        fileReaders: createFileReaders(),
        storage,
        uploads,
        storedBytes: createStoredBytes(storage.images, config.storedBytesPerCompany),
        startData,
        live,
        budgets,
        admission,
        eager,
        watches,
        metrics,
        log,
        operationLog: withoutRedaction(log),
        operationMilliseconds,
        developerMode: config.developerMode,
        installation: config.installation,
        trustProxy: config.trustProxy,
        handle: createGraphqlHandler(schema, {
          stored,
          textCharacters: config.textExecution ? remembered.textCharacters : null,
          onInternal: () => metrics.countInternalError(),
          seats,
        }),
      },
      console: serveBuiltFiles(config.consoleFolder, "The console"),
      delivery: serveBuiltFiles(config.deliveryFolder, "The delivery page"),
      graphiql: serveBuiltFiles(config.graphiqlFolder, "GraphiQL"),
      allowedOrigins: () => origins,
      isHttps: config.publicOrigin?.startsWith("https:") ?? false,
      imageOrigins: imageOriginsOf(storage),
      metricsToken: config.metricsToken,
      checkReadiness: createReadinessCheck(rest, sessions, degraded),
      isClosing: () => isClosing,
    }),
    config.trustProxy ? { ...usualLimits, ofAddress: null } : usualLimits,
  );
  const release = async (): Promise<void> => {
    stopSweeping();
    await eventFollower.close();
    admission.close();
    eager.close();
    watches.close();
    await startData.close();
    await live.close();
    attempts.close();
    budgets.close();
    uploads.close();
    storage.close();
    await Promise.all([rest.close(), sessions.close()]);
  };

  try {
    const port = await listener.listen(config.port, config.host);
    origins = originsOf(config.publicOrigin, port);
    const host = config.host.includes(":") ? `[${config.host}]` : config.host;
    return {
      url: `http://${host}:${port}`,
      async close() {
        if (isClosing) return;
        isClosing = true;
        live.drain();
        await Promise.all([eventFollower.close(), listener.drain()]);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
