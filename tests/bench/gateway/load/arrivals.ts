/** Numbers from 0 up to 1, the same ones each time (mulberry32). */
function* numbers(): Generator<number, never> {
  for (let state = 1; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/**
 * When requests of people who know nothing of each other fall due, in milliseconds (Poisson): `rate` a second in the mean.
 * Every server gets the same ones.
 */
export function* arrivals(since: number, rate: number): Generator<number, never> {
  const all = numbers();
  for (let due = since; ; yield due) due -= (Math.log(1 - all.next().value) * 1000) / rate;
}
