import { Redis } from "ioredis";
import { decodeSession, encodeSession } from "./record.ts";
import type { SessionStore } from "./session.ts";

/**
 * Sessions in Redis, for several gateways at once; `onError` hears of lost connections. A command that is not
 * answered within a second rejects: a session that cannot be checked must not be taken for a valid one.
 */
export function openRedisSessionStore(
  url: string,
  onError: (error: Error) => void,
  prefix = "back-office:session:",
): SessionStore {
  const redis = new Redis(url, {
    connectTimeout: 1_000,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  redis.on("error", onError);
  return {
    async read(id) {
      const record = await redis.get(prefix + id);
      return record === null ? null : decodeSession(record);
    },
    async write(session, lifetimeSeconds) {
      await redis.set(prefix + session.id, encodeSession(session), "EX", Math.max(1, lifetimeSeconds));
    },
    async remove(id) {
      await redis.del(prefix + id);
    },
    async close() {
      redis.disconnect();
    },
  };
}
