import { requireRuntime } from "../../launch/runtime.ts";
import { checkContract } from "./checkContract.ts";
import { readOptions, usage, WrongUsage } from "./options.ts";
import { line, summary } from "./report.ts";
import { resources } from "./resources.ts";

// The contract suite as a command: one line for each call, a summary, and an exit code for scripts.
requireRuntime();

try {
  const options = readOptions(process.argv.slice(2));
  const unknown = options.only.filter((name) => !resources.some((resource) => resource.name === name));
  const names = resources.map(({ name }) => name).join(", ");
  if (unknown.length > 0) throw new WrongUsage(`--only knows ${names}.`);
  const chosen = resources.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  const verdicts = await checkContract(options, chosen, (verdict) => console.log(line(verdict)));
  console.log(`\n${summary(verdicts)}`);
  const passed = verdicts.some(({ outcome }) => outcome === "passed");
  const failed = verdicts.some(({ outcome }) => outcome === "failed");
  process.exitCode = passed && !failed ? 0 : 1;
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof WrongUsage ? message : `The service cannot be checked: ${message}`);
  if (error instanceof WrongUsage) console.error(`\n${usage}`);
  process.exitCode = 2;
}
