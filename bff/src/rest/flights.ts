import { RestError } from "./error.ts";
import type { FlightGroup, Passenger } from "./flightGroup.ts";

/** Longest that newcomers wait for a call under way before theirs leaves all the same, in milliseconds. */
const patience = 10;

type Start<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The calls of one key. It is emptied before it is let go: what comes and goes in a Map stays in its old tables for a
 * while, and all of a request with it.
 */
interface Lane<T> {
  readonly key: string;
  boarding: Flight<T> | null;
  flying: Flight<T> | null;
}

/** One call and those who wait for it. */
class Flight<T> {
  readonly controller = new AbortController();
  readonly start: Start<T>;
  readonly #cancel: (flight: Flight<T>) => void;
  readonly #passengers = new Set<Waiting<T>>();
  timer: NodeJS.Timeout | undefined;
  hasDeparted = false;

  /** `cancel` is called when everybody has left. */
  constructor(start: Start<T>, cancel: (flight: Flight<T>) => void) {
    this.start = start;
    this.#cancel = cancel;
  }

  board(group: FlightGroup): Promise<T> {
    const passenger = new Waiting<T>(this, group);
    this.#passengers.add(passenger);
    return passenger.answer;
  }

  release(passenger: Waiting<T>): void {
    this.#passengers.delete(passenger);
    if (this.#passengers.size === 0) this.#cancel(this);
  }

  land(answer: T): void {
    for (const passenger of this.#passengers) passenger.arrive(answer);
  }

  fail(error: unknown): void {
    for (const passenger of this.#passengers) passenger.strand(error);
  }
}

/** One who waits, for the sake of a request. */
class Waiting<T> implements Passenger {
  readonly answer: Promise<T>;
  readonly #flight: Flight<T>;
  readonly #group: FlightGroup;
  readonly #resolve: (answer: T) => void;
  readonly #reject: (error: unknown) => void;

  constructor(flight: Flight<T>, group: FlightGroup) {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.answer = promise;
    this.#flight = flight;
    this.#group = group;
    this.#resolve = resolve;
    this.#reject = reject;
    group.add(this);
  }

  arrive(answer: T): void {
    this.#group.remove(this);
    this.#resolve(answer);
  }

  strand(error: unknown): void {
    this.#group.remove(this);
    this.#reject(error);
  }

  leave(): void {
    this.#flight.release(this);
    this.strand(abandoned());
  }
}

/**
 * Identical reads that wait at the same time are one call. Nobody joins a call that has left: it may bring a state from
 * before they asked, which a change made elsewhere meanwhile would make wrong. A call leaves when all that came in with
 * it has been looked at, and while one is under way newcomers gather for the next, which leaves when that one has landed
 * or after a moment. A flight is given up when everybody waiting for it has gone.
 */
export class Flights<T> {
  readonly #lanes = new Map<string, Lane<T>>();

  /** Joins the next flight for `key` or starts one. `joined` is called when somebody waits for it already. */
  join(key: string, group: FlightGroup, start: Start<T>, joined: () => void): Promise<T> {
    if (group.isGivenUp) return Promise.reject(abandoned());
    const lane = this.#laneOf(key);
    if (lane.boarding !== null) joined();
    lane.boarding ??= this.#plan(lane, start);
    return lane.boarding.board(group);
  }

  #laneOf(key: string): Lane<T> {
    let lane = this.#lanes.get(key);
    if (lane === undefined) {
      lane = { key, boarding: null, flying: null };
      this.#lanes.set(key, lane);
    }
    return lane;
  }

  #plan(lane: Lane<T>, start: Start<T>): Flight<T> {
    const flight = new Flight(start, (empty) => this.#cancel(lane, empty));
    const depart = (): void => this.#depart(lane, flight);
    if (lane.flying === null) setImmediate(depart);
    else flight.timer = setTimeout(depart, patience);
    return flight;
  }

  #depart(lane: Lane<T>, flight: Flight<T>): void {
    if (flight.hasDeparted || flight.controller.signal.aborted) return;
    flight.hasDeparted = true;
    clearTimeout(flight.timer);
    if (lane.boarding === flight) lane.boarding = null;
    lane.flying = flight;
    flight.start(flight.controller.signal).then(
      (answer) => {
        this.#end(lane, flight);
        flight.land(answer);
      },
      (error: unknown) => {
        this.#end(lane, flight);
        flight.fail(error);
      },
    );
  }

  /** The last one to leave a flight ends it; one that has not left yet never does. */
  #cancel(lane: Lane<T>, flight: Flight<T>): void {
    flight.controller.abort();
    if (lane.boarding === flight) lane.boarding = null;
    this.#end(lane, flight);
  }

  #end(lane: Lane<T>, flight: Flight<T>): void {
    if (lane.flying === flight) {
      lane.flying = null;
      if (lane.boarding !== null) this.#depart(lane, lane.boarding);
    }
    if (lane.flying === null && lane.boarding === null && this.#lanes.get(lane.key) === lane) {
      this.#lanes.delete(lane.key);
    }
  }
}

function abandoned(): RestError {
  return new RestError("unavailable", "The request was given up before the service answered.");
}
