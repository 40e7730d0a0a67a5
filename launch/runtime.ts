/** The oldest Node this project runs on: it needs type stripping and `node:sqlite`. */
const oldestMajor = 24;

/** Ends the process with one sentence when Node is too old, which happens only on a platform the project brings no Node for. */
export function requireRuntime(): void {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= oldestMajor) return;
  fail(
    `Node ${oldestMajor} or newer is needed, this is ${process.versions.node}, and the project brings no Node for ${process.platform}-${process.arch}: install Node ${oldestMajor} and try again.`,
  );
}

/** Says one sentence on standard error and ends the process with exit code 1. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
