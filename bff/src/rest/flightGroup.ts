/** Somebody who waits for a call. */
export interface Passenger {
  /** Waits no longer. */
  leave(): void;
}

/** Everybody who waits for the sake of one request; they leave together when it is given up. */
export class FlightGroup {
  readonly #signal: AbortSignal;
  #passengers: Set<Passenger> | null = null;

  /** `signal` is aborted when the request is given up. */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  get isGivenUp(): boolean {
    return this.#signal.aborted;
  }

  add(passenger: Passenger): void {
    this.#passengers ??= this.#gather();
    this.#passengers.add(passenger);
  }

  remove(passenger: Passenger): void {
    this.#passengers?.delete(passenger);
  }

  #gather(): Set<Passenger> {
    const passengers = new Set<Passenger>();
    const leaveAll = (): void => passengers.forEach((passenger) => passenger.leave());
    this.#signal.addEventListener("abort", leaveAll, { once: true });
    return passengers;
  }
}
