/** So many of a kind are told one by one in a second; of more, only how many they were. */
const most = 20;
const second = 1_000;

/** One second of one kind. */
interface Second<Event> {
  count: number;
  held: number;
  last: Event | null;
  /** Whether the second before was too much already: then all of this one are held. */
  readonly isBurst: boolean;
}

/** Tells events one by one, or, when there are too many of a kind, once a second how many there were. */
export class Bursts<Event> {
  readonly #seconds = new Map<string, Second<Event>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #tell: (event: Event) => void;
  readonly #tellMany: (last: Event, count: number) => void;

  constructor(tell: (event: Event) => void, tellMany: (last: Event, count: number) => void) {
    this.#tell = tell;
    this.#tellMany = tellMany;
  }

  add(kind: string, event: Event): void {
    const now = this.#seconds.get(kind) ?? this.#begin(kind, false);
    now.count += 1;
    if (!now.isBurst && now.count <= most) {
      this.#tell(event);
      return;
    }
    now.held += 1;
    now.last = event;
  }

  /** What is held is never told. */
  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#seconds.clear();
  }

  #begin(kind: string, isBurst: boolean): Second<Event> {
    const begun: Second<Event> = { count: 0, held: 0, last: null, isBurst };
    this.#seconds.set(kind, begun);
    this.#timers.set(
      kind,
      setTimeout(() => this.#end(kind, begun), second),
    );
    return begun;
  }

  #end(kind: string, { count, held, last }: Second<Event>): void {
    this.#seconds.delete(kind);
    this.#timers.delete(kind);
    if (count > most) this.#begin(kind, true);
    if (last !== null) this.#tellMany(last, held);
  }
}
