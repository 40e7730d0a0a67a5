import type { Logger } from "pino";
import { personIdOf } from "../chatPerson/record.ts";
import { ownError } from "../rest/responseError.ts";
import type { ChatEvent } from "../chat/event.ts";
import { changesRights } from "../event/happening.ts";
import { type LiveEvent, mayConcern } from "./event.ts";
import { EventQueue } from "./eventQueue.ts";
import type { LiveHub } from "./hub.ts";
import type { PubSub, PubSubListener } from "./pubSub.ts";
import { RecentIds } from "./recentIds.ts";

/** Who has closed their last stream counts as online for so long: a page that is loaded again opens another at once. */
const lingerMilliseconds = 3_000;

/** So many happenings are known again when another gateway tells of them once more. */
const mostRemembered = 5_000;

interface Listener {
  readonly companyId: string;
  readonly personId: string;
  readonly queue: { push(event: LiveEvent): void; end(): void };
}

/** What the hub needs of its surroundings. */
export interface HubParts {
  readonly openPubSub: (end: PubSubListener) => PubSub;
  readonly log: Pick<Logger, "warn">;
  /** Hears of each company of which people may have other rights now, from whichever gateway. */
  readonly onRights?: (companyId: string) => void;
  readonly lingerMilliseconds?: number;
}

/** The hub of one gateway, over whatever connects it to the others. */
export function createLiveHub(parts: HubParts): LiveHub {
  const listeners = new Set<Listener>();
  const timers = new Set<NodeJS.Timeout>();
  /** Who has closed their last stream here and may open another at once. */
  const leaving = new Map<string, NodeJS.Timeout>();
  let isDraining = false;
  const heard = new RecentIds(mostRemembered);
  const pubSub = parts.openPubSub({
    onEvent(event) {
      if (event.kind === "happened" && !heard.add(event.id)) return;
      for (const { companyId, personId, queue } of listeners) {
        if (mayConcern(event, companyId, personId)) queue.push(event);
      }
    },
    onRights: (companyId) => parts.onRights?.(companyId),
    onLost: endStreams,
  });

  function endStreams(): void {
    for (const { queue } of listeners) queue.end();
  }

  function drain(): void {
    isDraining = true;
    endStreams();
  }

  function later(work: () => void, milliseconds: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
    return timer;
  }

  async function publish(event: ChatEvent): Promise<void> {
    await pubSub.send(event).catch((error: unknown) => {
      parts.log.warn({ err: error, kind: event.kind }, "A chat event could not be sent.");
    });
  }

  const isHere = (companyId: string, personId?: string): boolean =>
    [...listeners].some(
      (one) => one.companyId === companyId && (personId === undefined || one.personId === personId),
    );

  /** Tells the company that somebody has come or gone, if that is news. */
  async function tell(companyId: string, personId: string, isOnline: boolean): Promise<void> {
    try {
      const isNews = await (isOnline
        ? pubSub.arrive(companyId, personId)
        : pubSub.leave(companyId, personId));
      if (isNews) await publish({ kind: "presence", companyId, to: null, personId, isOnline });
    } catch (error) {
      parts.log.warn({ err: error }, "Who is online could not be noted.");
    }
  }

  function drop(listener: Listener): void {
    const { companyId, personId } = listener;
    if (!listeners.delete(listener)) return;
    if (!isHere(companyId)) void pubSub.unfollow(companyId).catch(() => {});
    if (!isHere(companyId, personId)) startLeaving(companyId, personId);
  }

  function startLeaving(companyId: string, personId: string): void {
    stay(companyId, personId);
    const key = `${companyId} ${personId}`;
    const leave = (): void => {
      leaving.delete(key);
      void tell(companyId, personId, false);
    };
    leaving.set(key, later(leave, parts.lingerMilliseconds ?? lingerMilliseconds));
  }

  function stay(companyId: string, personId: string): void {
    const key = `${companyId} ${personId}`;
    const timer = leaving.get(key);
    if (timer === undefined) return;
    clearTimeout(timer);
    timers.delete(timer);
    leaving.delete(key);
  }

  return {
    publish,
    async relay(happening) {
      // Before whoever it concerns is told: then they are read again.
      if (changesRights(happening)) await pubSub.sendRights(happening.companyId);
      await pubSub.send(happening);
    },
    publishLater: (event, milliseconds) => later(() => void publish(event), milliseconds),
    async listen(user, ear) {
      if (isDraining) throw ownError("unavailable", new Error("The gateway is closing."));
      const { companyId } = user;
      const personId = personIdOf(user);
      const queue = new EventQueue(ear, () => drop(listener));
      const listener: Listener = { companyId, personId, queue };
      listeners.add(listener);
      stay(companyId, personId);
      try {
        await pubSub.follow(companyId);
      } catch (error) {
        queue.end();
        throw ownError("unavailable", error);
      }
      await tell(companyId, personId, true);
      queue.push({ kind: "opened", companyId, to: personId, personId });
      return queue;
    },
    async online(companyId) {
      try {
        return await pubSub.online(companyId);
      } catch (error) {
        parts.log.warn({ err: error }, "Who is online could not be read.");
        return new Set();
      }
    },
    drain,
    async close() {
      drain();
      for (const timer of timers) clearTimeout(timer);
      await pubSub.close();
    },
  };
}
