const running = new Map<string, number>();
const { stdout } = process;
const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);
let ticker: NodeJS.Timeout | null = null;

/**
 * Runs one step of a longer work and says so, also beside others: on a terminal one line shows the seconds of those that run,
 * elsewhere only the finished lines are written.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  running.set(title, started);
  if (stdout.isTTY) ticker ??= setInterval(draw, 100);
  draw();
  let outcome = "failed after";
  try {
    const result = await work();
    outcome = "done in";
    return result;
  } finally {
    running.delete(title);
    if (running.size === 0 && ticker !== null) {
      clearInterval(ticker);
      ticker = null;
    }
    stdout.write(`${stdout.isTTY ? "\r\u001b[K" : ""}  ${title}: ${outcome} ${secondsSince(started)} s\n`);
    draw();
  }
}

function draw(): void {
  if (!stdout.isTTY || running.size === 0) return;
  const line = [...running].map(([title, started]) => `${title} … ${secondsSince(started)} s`).join(", ");
  stdout.write(`\r\u001b[K  ${line.slice(0, stdout.columns - 3)}`);
}
