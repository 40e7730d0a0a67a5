import { randomUUID } from "node:crypto";
import { connectRedis } from "../storage/redis.ts";
import { type FollowerLease, leaseMilliseconds } from "./followerLease.ts";

const take = `
  local holder = redis.call("GET", KEYS[1])
  if holder and holder ~= ARGV[1] then return 0 end
  redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])
  return 1
`;

const keep = `
  if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call("SET", KEYS[2], ARGV[2])
  return 1
`;

const release = `
  if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call("DEL", KEYS[1])
`;

/** The lease of the gateways that share a Redis, by its clock. */
export function openRedisFollowerLease(url: string, prefix = "back-office:event:"): FollowerLease {
  const redis = connectRedis(url);
  // The session store reports a lost Redis.
  redis.on("error", () => {});
  const holder = randomUUID();
  const [lease, cursor] = [`${prefix}follower`, `${prefix}cursor`];
  return {
    take: async () => (await redis.eval(take, 1, lease, holder, leaseMilliseconds)) === 1,
    cursor: () => redis.get(cursor),
    keep: async (reached) => (await redis.eval(keep, 2, lease, cursor, holder, reached)) === 1,
    async release() {
      await redis.eval(release, 1, lease, holder);
    },
    close: () => redis.disconnect(),
  };
}
