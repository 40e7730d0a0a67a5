import { connectRedis } from "../storage/redis.ts";
import { decodeEvent, encodeEvent } from "./eventRecord.ts";
import type { PubSub, PubSubListener } from "./pubSub.ts";
import { createRedisPresence } from "./redisPresence.ts";

const channelPrefix = "back-office:live:";
/** Every gateway listens here, whoever is signed in at it: a company's id is all that is said. */
const rightsChannel = "back-office:rights";

/** How often a gateway says again who listens at it: three times before it would count as gone. */
const renewMilliseconds = 10_000;

/** What tests change of the times, in milliseconds. */
export interface PresenceTimes {
  readonly rest?: number;
  readonly renew?: number;
}

/**
 * Events between gateways that share a Redis: a channel for each company, and who is online. `onError` hears of lost
 * connections.
 */
export function createRedisPubSub(
  url: string,
  { onEvent, onRights, onLost }: PubSubListener,
  onError: (error: Error) => void,
  times: PresenceTimes = {},
): PubSub {
  const redis = connectRedis(url);
  // A connection that listens can do nothing else.
  const ears = connectRedis(url);
  redis.on("error", onError);
  ears.on("error", onError);
  // It follows the same channels again by itself, but what was said meanwhile is lost.
  ears.on("close", onLost);
  // Also after Redis was not there at first.
  ears.on("ready", () => void ears.subscribe(rightsChannel).catch(onError));
  ears.on("message", (channel, text) => {
    if (channel === rightsChannel) {
      onRights(text);
      return;
    }
    const event = decodeEvent(text);
    if (event !== null) onEvent(event);
  });
  const presence = createRedisPresence(redis, times.rest);
  const here = new Map<string, Set<string>>();

  async function send(...[event]: Parameters<PubSub["send"]>): Promise<void> {
    await redis.publish(channelPrefix + event.companyId, encodeEvent(event));
  }

  async function renew(): Promise<void> {
    for (const [companyId, people] of here) {
      for (const personId of await presence.renew(companyId, [...people])) {
        await send({ kind: "presence", companyId, to: null, personId, isOnline: false });
      }
    }
  }
  const timer = setInterval(() => void renew().catch(onError), times.renew ?? renewMilliseconds);
  timer.unref();

  return {
    send,
    async sendRights(companyId) {
      await redis.publish(rightsChannel, companyId);
    },
    async follow(companyId) {
      await ears.subscribe(channelPrefix + companyId);
    },
    async unfollow(companyId) {
      await ears.unsubscribe(channelPrefix + companyId);
    },
    async arrive(companyId, personId) {
      const people = here.get(companyId) ?? new Set();
      here.set(companyId, people.add(personId));
      return presence.arrive(companyId, personId);
    },
    async leave(companyId, personId) {
      const people = here.get(companyId);
      people?.delete(personId);
      if (people?.size === 0) here.delete(companyId);
      return presence.leave(companyId, personId);
    },
    online: (companyId) => presence.online(companyId),
    async close() {
      clearInterval(timer);
      ears.off("close", onLost);
      // Who was here is gone at once, not after the rest.
      const leaving = [...here].flatMap(([companyId, people]) =>
        [...people].map(async (personId) => {
          const isGone = await presence.leave(companyId, personId);
          if (isGone) await send({ kind: "presence", companyId, to: null, personId, isOnline: false });
        }),
      );
      await Promise.allSettled(leaving);
      redis.disconnect();
      ears.disconnect();
    },
  };
}
