import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";

/** How long somebody counts as online whose gateway has said nothing since: it may have been killed. */
const restMilliseconds = 30_000;

/**
 * One sorted set for each company: `person gateway`, by the instant it runs out, on the clock of Redis. What has run out
 * is removed by `renew` alone, which can then tell of it.
 */
const clock = `
  local time = redis.call("TIME")
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local function people()
    local found = {}
    for _, member in ipairs(redis.call("ZRANGEBYSCORE", KEYS[1], "(" .. now, "+inf")) do
      found[#found + 1] = string.match(member, "^(%S+)")
    end
    return found
  end
  local function isHere(person)
    for _, other in ipairs(people()) do
      if other == person then return true end
    end
    return false
  end
`;

const arriveScript = `${clock}
  local isNew = not isHere(ARGV[1])
  redis.call("ZADD", KEYS[1], now + ARGV[3], ARGV[1] .. " " .. ARGV[2])
  redis.call("PEXPIRE", KEYS[1], 2 * ARGV[3])
  return isNew and 1 or 0
`;

const leaveScript = `${clock}
  local was = redis.call("ZREM", KEYS[1], ARGV[1] .. " " .. ARGV[2])
  return was == 1 and not isHere(ARGV[1]) and 1 or 0
`;

const renewScript = `${clock}
  local gone = redis.call("ZRANGEBYSCORE", KEYS[1], "-inf", now)
  redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now)
  for index = 3, #ARGV do
    redis.call("ZADD", KEYS[1], now + ARGV[2], ARGV[index] .. " " .. ARGV[1])
  end
  redis.call("PEXPIRE", KEYS[1], 2 * ARGV[2])
  local lost = {}
  for _, member in ipairs(gone) do
    local person = string.match(member, "^(%S+)")
    if not isHere(person) then lost[#lost + 1] = person end
  end
  return lost
`;

const onlineScript = `${clock} return people()`;

/** Who listens at which gateway, in Redis. Every method rejects when Redis is down. */
export interface RedisPresence {
  /** True when the person was nowhere before. */
  arrive(companyId: string, personId: string): Promise<boolean>;
  /** True when they are nowhere now. */
  leave(companyId: string, personId: string): Promise<boolean>;
  /** Says again who is here; answers with those whose gateway has fallen silent. */
  renew(companyId: string, people: readonly string[]): Promise<readonly string[]>;
  online(companyId: string): Promise<ReadonlySet<string>>;
}

function texts(reply: unknown): string[] {
  return Array.isArray(reply) ? reply.map(String) : [];
}

/** The presence of one gateway's listeners among all. `rest` is for tests: milliseconds. */
export function createRedisPresence(redis: Redis, rest = restMilliseconds): RedisPresence {
  const gateway = randomUUID();
  const keyOf = (companyId: string): string => `back-office:chat:online:${companyId}`;
  return {
    async arrive(companyId, personId) {
      return (await redis.eval(arriveScript, 1, keyOf(companyId), personId, gateway, rest)) === 1;
    },
    async leave(companyId, personId) {
      return (await redis.eval(leaveScript, 1, keyOf(companyId), personId, gateway)) === 1;
    },
    async renew(companyId, people) {
      return texts(await redis.eval(renewScript, 1, keyOf(companyId), gateway, rest, ...people));
    },
    async online(companyId) {
      return new Set(texts(await redis.eval(onlineScript, 1, keyOf(companyId))));
    },
  };
}
