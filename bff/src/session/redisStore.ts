import { connectRedis } from "../storage/redis.ts";
import { ordinaryLimits, rememberedLimits } from "./lifetime.ts";
import { decodeSession, decodeView, encodeSession, encodeView, withView } from "./record.ts";
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

/** A view that has ended meanwhile is not counted on: its count would never go. */
const countOn = `
  if redis.call("EXISTS", KEYS[1]) == 1 then redis.call("INCR", KEYS[1]) end
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
  const viewOf = (id: string): string => `${prefix}view:${id}`;
  const countOf = (id: string): string => `${prefix}viewed:${id}`;
  const indexOf = (owner: SessionOwner): string => `${prefix}of:${ownerKey(owner)}`;

  return {
    async read(id) {
      const [record = null, view = null] = await redis.mget(prefix + id, viewOf(id));
      return record === null ? null : withView(decodeSession(record), view);
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
    async beginView(id, view) {
      const seconds = Math.max(1, Math.ceil((view.endsAt - Date.now()) / 1000)) + ordinaryLimits.absolute;
      const results = await redis
        .multi()
        .set(countOf(id), "0", "EX", seconds)
        .set(viewOf(id), encodeView(view), "EX", seconds)
        .exec();
      const failure = results?.find(([error]) => error !== null)?.[0];
      if (results === null || failure) throw failure ?? new Error("Redis did not keep the view.");
    },
    async countInView(id) {
      await redis.eval(countOn, 1, countOf(id));
    },
    async endView(id) {
      const record = await redis.getdel(viewOf(id));
      const view = record === null ? null : decodeView(record);
      if (view === null) return null;
      return { ...view, requests: Number(await redis.getdel(countOf(id))) };
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
