import { RestError } from "./error.ts";

interface Flight<T> {
  readonly answer: Promise<T>;
  readonly controller: AbortController;
  passengers: number;
}

/**
 * Identical reads under way at the same time are one call. A flight is given up when everybody waiting for it
 * has gone, and nobody joins a flight that began before the latest write ended: it may still bring the old state.
 */
export class Flights<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** Joins the flight for `key` or starts one. `joined` is called when it was already under way. */
  async join(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
    joined: () => void,
  ): Promise<T> {
    if (signal.aborted) throw abandoned();
    const known = this.#flights.get(key);
    if (known !== undefined) joined();
    const flight = known ?? this.#start(key, start);
    flight.passengers += 1;

    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = (): void => {
      flight.passengers -= 1;
      if (flight.passengers === 0) {
        flight.controller.abort();
        this.#land(key, flight);
      }
      reject(abandoned());
    };
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([flight.answer, left]);
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  /** Call when a write has ended: reads from now on start afresh. */
  closeBoarding(): void {
    this.#flights.clear();
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { answer: start(controller.signal), controller, passengers: 0 };
    this.#flights.set(key, flight);
    const land = (): void => this.#land(key, flight);
    flight.answer.then(land, land);
    return flight;
  }

  #land(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}

function abandoned(): RestError {
  return new RestError("unavailable", "The request was given up before the service answered.");
}
