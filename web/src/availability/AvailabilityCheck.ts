/** What is known about a name: `taken` blocks, everything else lets the user go on; `unchecked` is asked in vain. */
export type Availability = "unknown" | "checking" | "free" | "taken" | "unchecked";

/**
 * Looks a name up. Resolves with null when nobody could say: a failed look-up is not a taken name (decision D-32).
 * The signal tells that the response is no longer wanted.
 */
export type LookUp = (value: string, signal: AbortSignal) => Promise<boolean | null>;

/** Leaving a field and coming straight back asks nothing. In milliseconds. */
const patience = 200;

/**
 * Whether the name in one field is still free (Document 1 §5 "Uniqueness on leaving a field", decision D-32). An edit
 * cancels the look-up under way and forgets what was known, so a verdict always belongs to the text on the screen.
 */
export class AvailabilityCheck {
  readonly #lookUp: LookUp;
  readonly #listeners = new Set<() => void>();
  #state: Availability = "unknown";
  #value = "";
  #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lookUp: LookUp) {
    this.#lookUp = lookUp;
  }

  /** The field was edited. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#controller.abort();
    this.#value = "";
    this.#become("unknown");
  }

  /** The field was left: asks in a moment, unless this text was asked about already. */
  ask(value: string): void {
    if (value === "" || value === this.#value) return;
    this.forget();
    this.#value = value;
    this.#timer = setTimeout(() => void this.#run(value), patience);
  }

  /** Asks again at once, for a submit: what was free a minute ago may be taken now. */
  confirm(value: string): Promise<Availability> {
    this.forget();
    this.#value = value;
    return this.#run(value);
  }

  /** For `useSyncExternalStore`. */
  readonly state = (): Availability => this.#state;

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #run(value: string): Promise<Availability> {
    const controller = new AbortController();
    this.#controller = controller;
    this.#become("checking");
    const isFree = await this.#lookUp(value, controller.signal);
    if (controller.signal.aborted) return "unknown";
    // Nobody could say: leaving the field once more asks again.
    if (isFree === null) this.#value = "";
    this.#become(isFree === null ? "unchecked" : isFree ? "free" : "taken");
    return this.#state;
  }

  #become(state: Availability): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
