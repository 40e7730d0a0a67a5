import { CompiledQuery } from "kysely";
import { type Db, PgBoss, systemClock } from "pg-boss";
import type { OpenDatabase } from "../db/database.ts";
import type { Connection } from "../http/context.ts";
import { queueNames, queues } from "./queues.ts";

/** The tables of the library have a schema of their own. */
export const schema = "queue";

/** Time that only goes forward: a clock that is set back must not make a poll wait for it. */
const steady = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** How long a run may be silent before another service takes its work, in seconds; the least that the library allows is 10. */
export const silentFor = 20;

/** How often the library looks for runs that are silent, in seconds. */
const lookEvery = { server: 15, embedded: 60 };

/** The library on our connections. On the embedded database, which has one, it asks as seldom as it can. */
export function library({ run, listen }: OpenDatabase): PgBoss {
  const isServer = listen !== undefined;
  const seconds = isServer ? lookEvery.server : lookEvery.embedded;
  return new PgBoss({
    db: { executeSql: run },
    backend: isServer ? "postgres" : "pglite",
    schema,
    clock: steady,
    registerInstance: false,
    reindex: isServer,
    monitorVacuum: false,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
    maintenanceIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    bamIntervalSeconds: 3600,
    // Nothing waits for other work here.
    flowIntervalSeconds: 3600,
    openTelemetry: { enabled: false },
  });
}

/** A connection of ours, a transaction for example, as the library takes it. */
export const on = (connection: Connection): Db => ({
  async executeSql(text, values) {
    const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values ?? []));
    return { rows };
  },
});

/** The settings of a queue as the library keeps them. */
function settings(name: keyof typeof queues) {
  const { again, within } = queues[name];
  return {
    policy: "exclusive",
    retryLimit: again.times,
    retryDelay: again.first,
    retryBackoff: true,
    retryDelayMax: again.longest,
    expireInSeconds: within,
    heartbeatSeconds: silentFor,
    deleteAfterSeconds: 3600,
    retentionSeconds: 30 * 24 * 3600,
  };
}

/** Makes or changes the queues that are not as we declare them. */
export async function declareQueues(boss: PgBoss): Promise<void> {
  const found = new Map((await boss.getQueues([...queueNames])).map((queue) => [queue.name, queue]));
  for (const name of queueNames) {
    const known = found.get(name);
    const { policy, ...rest } = settings(name);
    if (known === undefined) await boss.createQueue(name, { policy, ...rest });
    else if (Object.entries(rest).some(([option, value]) => Reflect.get(known, option) !== value))
      await boss.updateQueue(name, rest);
  }
}
