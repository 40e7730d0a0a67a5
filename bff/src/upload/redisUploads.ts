import { randomUUID } from "node:crypto";
import { connectRedis } from "../storage/redis.ts";
import {
  decodeUpload,
  encodeUpload,
  uploadLifetimeSeconds,
  type UploadRecord,
  type UploadRecords,
} from "./record.ts";

/** Sets a field once, and only on an upload that is remembered: one that was forgotten must not come back. */
const takeOnce = `
  if redis.call("EXISTS", KEYS[1]) == 0 then return 0 end
  return redis.call("HSETNX", KEYS[1], ARGV[1], "1")
`;

const setField = `
  if redis.call("EXISTS", KEYS[1]) == 0 then return 0 end
  return redis.call("HSET", KEYS[1], ARGV[1], ARGV[2])
`;

const claimOnce = `
  if redis.call("EXISTS", KEYS[1]) == 0 then return 0 end
  redis.call("HSETNX", KEYS[1], "claim", ARGV[1])
  return redis.call("HGET", KEYS[1], "claim") == ARGV[1] and 1 or 0
`;

/** Takes room for so many bytes of a company beside what it has lying, each until it is forgotten. */
const takeRoom = `
  local now, forget_at, id, bytes, most = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5])
  redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now)
  local lying = 0
  for _, member in ipairs(redis.call("ZRANGE", KEYS[1], 0, -1)) do
    lying = lying + tonumber(string.match(member, "%d+$"))
  end
  if lying + bytes > most then return 0 end
  redis.call("ZADD", KEYS[1], forget_at, id .. ":" .. ARGV[4])
  return redis.call("PEXPIREAT", KEYS[1], forget_at)
`;

/** Uploads in Redis, for several gateways at once. A command that is not answered within a second rejects. */
export function openRedisUploads(url: string, prefix = "back-office:upload:"): UploadRecords {
  const redis = connectRedis(url);
  // The session store reports a lost Redis.
  redis.on("error", () => {});
  const lyingKey = ({ companyId, purpose }: UploadRecord) => `${prefix}lying:${purpose}:${companyId}`;

  return {
    newId: randomUUID,
    async add(upload, most) {
      const { id, bytes } = upload;
      const forgetAt = Date.now() + uploadLifetimeSeconds * 1000;
      const room =
        most === undefined ||
        Number(await redis.eval(takeRoom, 1, lyingKey(upload), Date.now(), forgetAt, id, bytes, most)) === 1;
      if (!room) return false;
      const results = await redis
        .multi()
        .hset(prefix + upload.id, "record", encodeUpload(upload))
        .expire(prefix + upload.id, uploadLifetimeSeconds)
        .exec();
      if (results === null || results.some(([error]) => error !== null)) {
        throw new Error("Redis did not keep the upload.");
      }
      return true;
    },
    async read(id) {
      const [record, image] = await redis.hmget(prefix + id, "record", "image");
      return typeof record === "string" ? decodeUpload(record, image ?? null) : null;
    },
    take: async (id, step) => Number(await redis.eval(takeOnce, 1, prefix + id, step)) === 1,
    async complete(id, image) {
      await redis.eval(setField, 1, prefix + id, "image", JSON.stringify(image));
    },
    claim: async (id, mark) => Number(await redis.eval(claimOnce, 1, prefix + id, mark)) === 1,
    async release(id) {
      await redis.hdel(prefix + id, "claim");
    },
    async forget(upload) {
      await redis
        .multi()
        .del(prefix + upload.id)
        .zrem(lyingKey(upload), `${upload.id}:${upload.bytes}`)
        .exec();
    },
    takeSweep: async (seconds) => (await redis.set(`${prefix}sweep`, "1", "EX", seconds, "NX")) === "OK",
    close: () => redis.disconnect(),
  };
}
