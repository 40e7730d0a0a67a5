import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import type { RejectedRequest } from "./requestChecks.ts";

/** Operations that may always be under way. */
const always = 64;
/** More may be, if at the pace of the moment all of them are answered within so many milliseconds. */
const soon = 80;
/** Over how many milliseconds the pace is taken. */
const paceOver = 500;
/** As many may be when they only wait for the service, and the gateway itself is at leisure. */
const atLeisure = 1_000;
/** It is at leisure while it has nothing to do for this share of its time. */
const leastIdle = 0.05;
/** Over how many milliseconds that share is taken. */
const idleOver = 100;
/** Once it is at leisure again, each look lets so many times more in. */
const rise = 1.25;
/** How often it is looked how the gateway does, in milliseconds. */
const lookEvery = 20;

/** The rejection of what comes on top. */
export const overloaded: RejectedRequest = {
  status: 503,
  code: "OVERLOADED",
  message: "Too much is being asked at the moment. Try again in a second.",
  headers: { "retry-after": "1" },
};

/** Decides whether another operation may begin. */
export interface Admission {
  /** Whether nobody may begin at the moment. Counts as a rejection, which spares reading what was sent. */
  isFull(): boolean;
  /** Whether it may; if so, `leave` has to be called when it has ended. */
  enter(): boolean;
  leave(): void;
  close(): void;
}

/** The event loop of the gateway. */
export interface Loop {
  /** Milliseconds on a clock that never jumps. */
  now(): number;
  /** Milliseconds until now in which there was nothing to do. */
  idle(): number;
}

const ownLoop: Loop = {
  now: () => performance.now(),
  idle: () => performance.eventLoopUtilization().idle,
};

/**
 * Takes only as many operations as can be answered soon, and says no to the others at once: a caller who is told so can
 * come again, while one in a long queue has gone before it is their turn. While the gateway has nothing to do now and
 * then it keeps up, whatever is under way; a timer on time does not prove that, because it runs before all that has come
 * in meanwhile. When it does not keep up, its pace is what it can do.
 */
export function createAdmission(log: Pick<Logger, "warn">, loop: Loop = ownLoop): Admission {
  let inFlight = 0;
  let refused = 0;
  /** Operations answered since the last look, and each millisecond. */
  let answered = 0;
  let pace = 0;
  let lookedAt = loop.now();
  let idleBefore = loop.idle();
  /** The share of its time in which it has nothing to do. */
  let idle = 1;
  /** As many may be under way for now. */
  let most = atLeisure;
  let toldAt = Number.NEGATIVE_INFINITY;

  /** As many as are answered soon at the pace of the moment. */
  const atPace = (): number => Math.min(atLeisure, Math.max(always, pace * soon));

  const look = setInterval(() => {
    const elapsed = Math.max(1, loop.now() - lookedAt);
    pace += (answered / elapsed - pace) * Math.min(1, elapsed / paceOver);
    answered = 0;
    const idleUntilNow = loop.idle();
    const idleNow = (idleUntilNow - idleBefore) / elapsed;
    idle += (idleNow - idle) * Math.min(1, elapsed / idleOver);
    idleBefore = idleUntilNow;
    // Who floods it may pause for a moment: that is no reason to let all of them in.
    if (idle <= leastIdle) most = atPace();
    else if (idleNow > leastIdle) most = Math.min(atLeisure, Math.max(most, atPace()) * rise);
    lookedAt += elapsed;
    if (refused === 0 || lookedAt - toldAt < 1_000) return;
    log.warn({ refused, inFlight }, "overloaded");
    toldAt = lookedAt;
    refused = 0;
  }, lookEvery).unref();

  const isFull = (): boolean => {
    // A crowd that has come at once makes the first turn of the loop a long one.
    const isLongTurn = loop.now() - lookedAt >= 2 * lookEvery;
    if (inFlight < (isLongTurn ? Math.min(most, atPace()) : most)) return false;
    refused += 1;
    return true;
  };

  return {
    isFull,
    enter() {
      if (isFull()) return false;
      inFlight += 1;
      return true;
    },
    leave() {
      inFlight -= 1;
      answered += 1;
    },
    close: () => clearInterval(look),
  };
}
