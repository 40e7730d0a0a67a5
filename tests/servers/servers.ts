import { missingInterpreters } from "./interpreters.ts";
import { startObjectStore } from "./objectStore.ts";
import { startPostgres } from "./postgres.ts";
import { startRedis } from "./redis.ts";

/** The servers that some tests need and that the product itself does not bring. */
export interface Servers {
  /** `TEST_DATABASE_URL`, `TEST_REDIS_URL` and `TEST_S3_URL`, each only when its server runs. */
  readonly environment: Readonly<Record<string, string>>;
  /** One sentence for each server, and each language of an example, that is not on this machine. */
  readonly leftOut: readonly string[];
  stop(): Promise<void>;
}

/** One started server, or null when its programs are not installed. */
export type Started = { readonly url: string; stop(): Promise<void> } | null;

/**
 * Starts PostgreSQL, Redis and an object store on free ports with data of their own; one whose address the environment has is
 * used as it is. With `required`, a missing one is an error.
 */
export async function startServers(required: boolean): Promise<Servers> {
  const started: NonNullable<Started>[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((server) => server.stop()));
  };
  /** One that does not start leaves none of the others behind. */
  const start = async (name: string, work: () => Promise<Started>): Promise<Started> => {
    try {
      const server = given(name) ?? (await work());
      if (server !== null) started.push(server);
      return server;
    } catch (error) {
      await stop();
      throw error;
    }
  };
  const postgres = await start("TEST_DATABASE_URL", startPostgres);
  const redis = await start("TEST_REDIS_URL", startRedis);
  const objects = await start("TEST_S3_URL", startObjectStore);
  const leftOut = [
    ...(postgres ? [] : ["the tests on PostgreSQL, because PostgreSQL is not installed."]),
    ...(redis ? [] : ["the tests on Redis, because Redis is not installed."]),
    ...(objects ? [] : ["the tests on an S3-compatible store, because OpenStack Swift is not installed."]),
    ...missingInterpreters(),
  ];
  if (required && leftOut.length > 0) {
    await stop();
    throw new Error(`Nothing may be left out here, but this would be: ${leftOut.join(" ")}`);
  }
  return {
    environment: {
      ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
      ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
      ...(objects ? { TEST_S3_URL: objects.url } : {}),
    },
    leftOut,
    stop,
  };
}

/** A server that somebody else started and will stop. */
function given(name: string): Started {
  const url = process.env[name];
  return url ? { url, stop: () => Promise.resolve() } : null;
}
