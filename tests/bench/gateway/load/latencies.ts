/** Times of answers in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Keeps every time: a run has some hundred thousand at most. */
export class Latencies {
  #times = new Float64Array(65_536);
  #count = 0;

  add(milliseconds: number): void {
    if (this.#count === this.#times.length) {
      const larger = new Float64Array(this.#times.length * 2);
      larger.set(this.#times);
      this.#times = larger;
    }
    this.#times[this.#count] = milliseconds;
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  /** Rounded to microseconds; all zero when there was no response. */
  summary(): Latency {
    const sorted = this.#times.slice(0, this.#count).sort();
    const at = (share: number): number => {
      const value = sorted[Math.min(this.#count - 1, Math.floor(this.#count * share))] ?? 0;
      return Math.round(value * 1000) / 1000;
    };
    return { p50: at(0.5), p99: at(0.99), slowest: at(1) };
  }
}
