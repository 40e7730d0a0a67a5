import { Redis } from "ioredis";

/** A command is answered within this, in milliseconds, or it rejects. */
const patience = 1_000;

/** After one was not answered, all others reject at once for so long: work with several commands waits once, not for each. */
const restMilliseconds = 1_000;

/** The commands that open a connection; they are how it is found out whether Redis answers again. */
const opening = new Set(["auth", "client", "hello", "info", "ping", "select"]);

/** Until when each Redis is left alone, by its address: all connections to it learn of its silence together. */
const silentUntil = new Map<string, number>();

/**
 * A connection to the Redis of several gateways. While Redis is silent its commands reject soon, and so they do while it is
 * down, at once unless they wait for the connection.
 */
export function connectRedis(url: string, { waits = true } = {}): Redis {
  const redis = new Redis(url, {
    connectTimeout: patience,
    commandTimeout: patience,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    enableOfflineQueue: waits,
  });
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    const isResting = performance.now() < (silentUntil.get(url) ?? 0);
    if (isResting && !opening.has(command.name.toLowerCase())) {
      command.reject(new Error("Redis did not answer a moment ago."));
      return command.promise;
    }
    command.promise.then(
      () => silentUntil.delete(url),
      (error: unknown) => {
        if (error instanceof Error && error.message === "Command timed out")
          silentUntil.set(url, performance.now() + restMilliseconds);
      },
    );
    return send(command, stream);
  };
  return redis;
}
