/**
 * Runs one step of a longer work and says so: on a terminal the line shows the seconds while it runs,
 * elsewhere only the finished line is written.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  ${title} …`);
  const ticker = live ? setInterval(() => process.stdout.write(`\r  ${title} … ${seconds()} s`), 100) : null;
  try {
    const result = await work();
    finish(`${live ? "\r" : ""}  ${title}: done in ${seconds()} s   \n`);
    return result;
  } catch (error) {
    finish(`${live ? "\r" : ""}  ${title}: failed after ${seconds()} s   \n`);
    throw error;
  }

  function finish(line: string): void {
    if (ticker) clearInterval(ticker);
    process.stdout.write(line);
  }
}
