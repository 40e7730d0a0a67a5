import { randomUUID } from "node:crypto";
import { connectRedis } from "../storage/redis.ts";
import { type JobLock, lockMilliseconds } from "./jobLock.ts";

const take = `
  local changes = redis.call("HGET", KEYS[1], ARGV[1])
  if not changes then return -1 end
  if not redis.call("SET", KEYS[2], ARGV[2], "NX", "PX", ARGV[3]) then return 0 end
  return tonumber(changes)
`;

const end = `
  if redis.call("GET", KEYS[2]) ~= ARGV[2] then return 0 end
  if ARGV[3] == redis.call("HGET", KEYS[1], ARGV[1]) then redis.call("HDEL", KEYS[1], ARGV[1]) end
  return redis.call("DEL", KEYS[2])
`;

/** Job locks in Redis, for several gateways at once. A command that is not answered within a second rejects. */
export function openRedisJobLock(url: string, prefix = "back-office:start-data:"): JobLock {
  const redis = connectRedis(url);
  // The session store reports a lost Redis.
  redis.on("error", () => {});
  const noted = `${prefix}noted`;
  const heldBy = (companyId: string): string => `${prefix}turn:${companyId}`;

  return {
    async note(companyId) {
      await redis.hincrby(noted, companyId, 1);
    },
    due: async () => (await redis.hkeys(noted)).toSorted(),
    async take(companyId) {
      const holder = randomUUID();
      const keys = [noted, heldBy(companyId)];
      const changes = Number(await redis.eval(take, 2, ...keys, companyId, holder, lockMilliseconds));
      if (changes === 0) return "taken";
      return changes < 0 ? null : { companyId, holder, changes };
    },
    holds: async ({ companyId, holder }) => (await redis.get(heldBy(companyId))) === holder,
    async end({ companyId, holder, changes }, isPublished) {
      // A count that is never reached forgets nothing.
      const published = isPublished ? changes : -1;
      await redis.eval(end, 2, noted, heldBy(companyId), companyId, holder, published);
    },
    close: () => redis.disconnect(),
  };
}
