import fastify, { LogController } from "fastify";
import type { Config } from "./config.ts";
import { watchSummaries } from "./dailySummary/send.ts";
import { openDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { tellNameClashes } from "./db/nameClashes.ts";
import { sweepHourly } from "./db/sweep.ts";
import { prepareDemo } from "./demo/prepare.ts";
import { refuseDemoPeople } from "./demo/refuse.ts";
import { renumberRestored } from "./event/read.ts";
import { createEventSignal } from "./event/signal.ts";
import { watchLicences } from "./deliveryUser/licence.ts";
import { watchLateness } from "./fulfilment/late.ts";
import { watchSalesDays } from "./report/close.ts";
import { watchSellerViews } from "./seller/view.ts";
import { watchCounts } from "./stock/told.ts";
import { tokenStore } from "./http/access.ts";
import { respondToAddressFailure } from "./http/addressFailure.ts";
import { fixedHeaders } from "./http/fixedHeaders.ts";
import { countFailures } from "./http/limits.ts";
import { mount } from "./http/mount.ts";
import type { Operation } from "./http/operation.ts";
import { logCalls } from "./http/requestLog.ts";
import { Calls } from "./job/pace.ts";
import { runJobs } from "./job/run.ts";
import { openMailbox } from "./mail/mailbox.ts";
import { startMailer } from "./mail/mailer.ts";
import { postMail } from "./mail/outbox.ts";
import { startNotifications } from "./notification/start.ts";
import { serveApiDocs } from "./apiDocs/apiDocs.ts";
import { openQueue } from "./queue/queue.ts";
import { openCatcher } from "./webhook/catcher.ts";
import { startWebhooks } from "./webhook/start.ts";
import { resources } from "./resources.ts";
import { prepareSignIn } from "./signIn/prepare.ts";

/** A running service. */
export interface RunningService {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Lets calls in flight finish, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens and migrates the database, then listens.
 * @param broken is told when the embedded database cannot go on; the process must then end at once
 * @throws FolderUnusable, or the error of the database or of listening (`EADDRINUSE`)
 */
export async function startService(
  config: Config,
  broken?: (reason: string) => void,
): Promise<RunningService> {
  const server = fastify({
    // An error of the database carries the values of the statement, which may be hashes and addresses.
    logger: { level: config.logLevel, redact: ["err.params", "err.detail", "err.queryOptions"] },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: "x-request-id",
    bodyLimit: 1_048_576,
    forceCloseConnections: "idle",
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: respondToAddressFailure,
  });
  const database = await openDatabase(config.storage, broken);
  const failed = (what: string) => (error: unknown) => server.log.error({ err: error }, what);
  try {
    if ((await database.unlimited(migrate)) === "later")
      server.log.warn("the database was made by a later version, which it also serves this one");
    await renumberRestored(database.db);
    await tellNameClashes(database.db, (clash) =>
      server.log.warn(clash, "a name that looked like another one was given a number"),
    );
    if (config.demo) await prepareDemo(database, config);
    if (!config.isOwnMachine) await refuseDemoPeople(database.db);
    const queue = await openQueue(database, (name, error) =>
      failed(`work of the queue ${name} failed`)(error),
    );
    const mailer = startMailer(database.db, queue, config.mail);
    await sweepHourly(database.db, config, queue, mailer);
    await watchLateness(database.db, queue);
    await watchCounts(database.db, queue);
    await watchLicences(database.db, queue);
    watchSellerViews(database.db, queue);
    await watchSalesDays(database.db, queue);
    const events = createEventSignal(database);
    const calls = new Calls(server);
    const isEmbedded = database.listen === undefined;
    const shared = {
      settings: config.settings,
      tokens: tokenStore(config.access),
      limits: countFailures(),
      mailer,
      queue,
      events,
    };
    const noRequest = { actor: "", address: "", device: null, setHeader: () => {}, afterCommit: () => {} };
    runJobs(
      database.db,
      { ...shared, ...noRequest, db: database.db, log: server.log },
      failed("a job failed"),
      async () => {
        if (isEmbedded) await calls.letGo();
      },
    );
    let isClosing = false;
    server.addHook("preClose", () => {
      isClosing = true;
      // Who waits for events is answered, so that no call is in flight for long.
      return events.close();
    });
    logCalls(server);
    server.addHook("onSend", async (_request, reply) => {
      reply.headers(fixedHeaders);
      // A connection that is kept open after the last call would hold up the end for over a minute.
      if (isClosing) reply.header("connection", "close");
    });
    mount(server, {
      ...shared,
      db: database.db,
      access: config.access,
      operations: offered(config),
      extensions: !config.documentedOnly,
      constraints: Object.assign({}, ...resources.map((resource) => resource.constraints)),
    });
    if (config.mailbox) openMailbox(server, database.db);
    if (config.webhookCatcher) openCatcher(server);
    if (!config.documentedOnly) serveApiDocs(server);
    const endNotifications = config.documentedOnly
      ? undefined
      : startNotifications({
          db: database.db,
          events,
          sending: { mailer, queue },
          publicUrl: config.settings.publicUrl,
          failed: failed("notices failed"),
        });
    if (!config.documentedOnly)
      await watchSummaries(
        {
          db: database.db,
          sending: { mailer, queue },
          publicUrl: config.settings.publicUrl,
          failed: failed("a daily summary failed"),
        },
        queue,
      );
    const endWebhooks = config.documentedOnly
      ? undefined
      : startWebhooks({
          db: database.db,
          events,
          queue,
          settings: config.settings,
          post: (db, mail) => postMail({ db, mailer, queue, afterCommit: () => {} }, mail),
          failed: failed("webhooks failed"),
        });
    server.addHook("onClose", async () => {
      await Promise.all([endNotifications?.(), endWebhooks?.()]);
      await queue.close();
      mailer.close();
      await database.close();
    });
    await prepareSignIn(database.db, config.settings);
    const url = await server.listen({ host: config.host, port: config.port });
    void queue.start().catch(failed("the queue did not start"));
    return {
      url,
      close: async () => {
        await server.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** With DOCUMENTED_ONLY nothing but the documents' calls, and the two by which an operator sees that it runs. */
function offered(config: Config): Operation[] {
  const all = resources.flatMap((resource) => resource.operations);
  if (!config.documentedOnly) return all;
  return all.filter((operation) => operation.origin !== "extension" || operation.access === "open");
}
