import { RestError } from "./error.ts";

/** Longest that newcomers wait for a call under way before theirs leaves all the same, in milliseconds. */
const patience = 10;

interface Flight<T> {
  readonly answer: Promise<T>;
  readonly controller: AbortController;
  /** Begins the call, once. */
  depart(): void;
  passengers: number;
}

/**
 * Identical reads that wait at the same time are one call. Nobody joins a call that has left: it may bring a state from
 * before they asked, which a change made elsewhere meanwhile would make wrong. A call leaves when all that came in with
 * it has been looked at, and while one is under way newcomers gather for the next, which leaves when that one has landed
 * or after a moment. A flight is given up when everybody waiting for it has gone.
 */
export class Flights<T> {
  readonly #boarding = new Map<string, Flight<T>>();
  readonly #flying = new Map<string, Flight<T>>();
  readonly #waiting = new WeakMap<AbortSignal, Set<() => void>>();

  /** Joins the next flight for `key` or starts one. `joined` is called when somebody waits for it already. */
  join(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
    joined: () => void,
  ): Promise<T> {
    if (signal.aborted) return Promise.reject(abandoned());
    const boarding = this.#boarding.get(key);
    if (boarding !== undefined) joined();
    const flight = boarding ?? this.#plan(key, start);
    flight.passengers += 1;
    const waiting = this.#waitingWith(signal);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        flight.passengers -= 1;
        if (flight.passengers === 0) this.#cancel(key, flight);
        reject(abandoned());
      };
      waiting.add(leave);
      flight.answer.then(
        (answer) => {
          waiting.delete(leave);
          resolve(answer);
        },
        (error: unknown) => {
          waiting.delete(leave);
          reject(error);
        },
      );
    });
  }

  /** What is to be done for everybody who waits for the sake of one request, when it is given up. */
  #waitingWith(signal: AbortSignal): Set<() => void> {
    const known = this.#waiting.get(signal);
    if (known !== undefined) return known;
    const waiting = new Set<() => void>();
    this.#waiting.set(signal, waiting);
    const leaveAll = (): void => waiting.forEach((leave) => leave());
    signal.addEventListener("abort", leaveAll, { once: true });
    return waiting;
  }

  #plan(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const { promise, resolve } = Promise.withResolvers<T>();
    let timer: NodeJS.Timeout | undefined;
    let hasDeparted = false;
    const flight: Flight<T> = {
      answer: promise,
      controller,
      passengers: 0,
      depart: () => {
        if (hasDeparted || controller.signal.aborted) return;
        hasDeparted = true;
        clearTimeout(timer);
        if (this.#boarding.get(key) === flight) this.#boarding.delete(key);
        this.#flying.set(key, flight);
        const land = (): void => this.#land(key, flight);
        const answer = start(controller.signal);
        resolve(answer);
        answer.then(land, land);
      },
    };
    this.#boarding.set(key, flight);
    if (this.#flying.has(key)) timer = setTimeout(flight.depart, patience);
    else setImmediate(flight.depart);
    return flight;
  }

  /** The last one to leave a flight ends it; one that has not left yet never does. */
  #cancel(key: string, flight: Flight<T>): void {
    flight.controller.abort();
    if (this.#boarding.get(key) === flight) this.#boarding.delete(key);
    this.#land(key, flight);
  }

  #land(key: string, flight: Flight<T>): void {
    if (this.#flying.get(key) !== flight) return;
    this.#flying.delete(key);
    this.#boarding.get(key)?.depart();
  }
}

function abandoned(): RestError {
  return new RestError("unavailable", "The request was given up before the service answered.");
}
