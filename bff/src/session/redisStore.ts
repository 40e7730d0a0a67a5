import { connectRedis } from "../storage/redis.ts";
import { rememberedLimits } from "./lifetime.ts";
import { decodeSession, encodeSession } from "./record.ts";
import { ownerKey, type SessionOwner, type SessionStore } from "./session.ts";

/** Ends every session of an index in one step, so that none can be started in between and be missed. */
const removeAll = `
  local ended = 0
  for _, id in ipairs(redis.call("SMEMBERS", KEYS[1])) do
    ended = ended + redis.call("DEL", ARGV[1] .. id)
  end
  redis.call("DEL", KEYS[1])
  return ended
`;

/**
 * Sessions in Redis, for several gateways at once; `onError` hears of lost connections. A command that is not
 * answered within a second rejects: a session that cannot be checked must not be taken for a valid one.
 */
export function openRedisSessionStore(
  url: string,
  onError: (error: Error) => void,
  prefix = "back-office:session:",
): SessionStore {
  const redis = connectRedis(url);
  redis.on("error", onError);
  const indexOf = (owner: SessionOwner): string => `${prefix}of:${ownerKey(owner)}`;

  return {
    async read(id) {
      const record = await redis.get(prefix + id);
      return record === null ? null : decodeSession(record);
    },
    async write(session, lifetimeSeconds) {
      const index = indexOf(session.user);
      const results = await redis
        .multi()
        .set(prefix + session.id, encodeSession(session), "EX", Math.max(1, lifetimeSeconds))
        .sadd(index, session.id)
        // Outlives the longest session in it.
        .expire(index, rememberedLimits.absolute)
        .exec();
      const failure = results?.find(([error]) => error !== null)?.[0];
      if (results === null || failure) throw failure ?? new Error("Redis did not keep the session.");
    },
    async touch(session, lifetimeSeconds) {
      await redis.set(prefix + session.id, encodeSession(session), "EX", Math.max(1, lifetimeSeconds), "XX");
    },
    async probe() {
      await redis.set(`${prefix}probe`, "1", "EX", 60);
    },
    async remove(session) {
      await redis.del(prefix + session.id);
      await redis.srem(indexOf(session.user), session.id);
    },
    async listOf(owner) {
      const ids = await redis.smembers(indexOf(owner));
      if (ids.length === 0) return [];
      const records = await redis.mget(ids.map((id) => prefix + id));
      const ended = ids.filter((_, index) => records[index] === null);
      if (ended.length > 0) await redis.srem(indexOf(owner), ended);
      return records.flatMap((record) => {
        const session = typeof record === "string" ? decodeSession(record) : null;
        return session === null ? [] : [session];
      });
    },
    async removeAllOf(owner) {
      return Number(await redis.eval(removeAll, 1, indexOf(owner), prefix));
    },
    async remember(origin, seconds) {
      await redis.set(`${prefix}place:${origin}`, "1", "EX", seconds);
    },
    async knows(origin) {
      return (await redis.exists(`${prefix}place:${origin}`)) === 1;
    },
    async close() {
      redis.disconnect();
    },
  };
}
