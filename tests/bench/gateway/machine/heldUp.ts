// heldUp.ts <seconds>: prints for how many milliseconds of each second a program was held up that only looks at the clock.
const seconds = Number(process.argv[2]);
/** Longest look at the clock, in milliseconds; what is longer, somebody else had the core for. */
const ordinary = 0.2;
const end = performance.now() + seconds * 1000;
let held = 0;
for (let before = performance.now(); before < end;) {
  const now = performance.now();
  if (now - before > ordinary) held += now - before;
  before = now;
}
console.log((held / seconds).toFixed(1));
