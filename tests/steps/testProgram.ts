import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { print } from "./output.ts";
import type { Outcome } from "./step.ts";

/** A test runner that writes its figures as JSON. */
export interface TestProgram<TReport extends v.GenericSchema> {
  readonly name: string;
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Aborted when it hangs. */
  readonly signal: AbortSignal;
  /** On which it writes its report as far as it is, and ends. */
  readonly lastCall: NodeJS.Signals;
  /** The arguments for Node, given the file that the report is to be written to. */
  readonly args: (report: string) => readonly string[];
  readonly report: TReport;
  readonly count: (report: v.InferOutput<TReport>) => Outcome;
}

/**
 * Runs the program, prints what it says, and counts what its report says. No report counts as one failure, and so does
 * a program that failed although its report says that nothing did.
 */
export async function runTestProgram<TReport extends v.GenericSchema>(
  program: TestProgram<TReport>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const file = join(folder, "report.json");
  try {
    const code = await ending(program, file);
    const report = v.safeParse(program.report, readJson(file));
    if (report.success) {
      const outcome = program.count(report.output);
      if (code === 0 || outcome.failed > 0) return outcome;
      print(`  ✗ ${program.name} ended with ${code ?? "a signal"}\n`);
      // Something outside of the tests went wrong: that they passed is not to be believed.
      return { passed: outcome.passed, failed: 1 };
    }
    print(`  ✗ ${program.name} ended without its report\n`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long the last output of a program that has ended may take, in milliseconds. */
const lastOutput = 5_000;

/** How long a program may take from its last call to its end, in milliseconds. */
const lastWords = 10_000;

/** Runs the program in a process group of its own, so that nothing it started outlives it, and answers with its exit code. */
async function ending(
  program: Pick<TestProgram<v.GenericSchema>, "folder" | "environment" | "signal" | "lastCall" | "args">,
  report: string,
): Promise<number | null> {
  const child = spawn(process.execPath, [...program.args(report)], {
    cwd: program.folder,
    env: {
      ...(process.stdout.isTTY && !process.env["NO_COLOR"] ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
      ...program.environment,
      TEST_REPORT: report,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const endAll = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // All of them have ended.
    }
  };
  const leave = (): void => endAll("SIGTERM");
  const giveUp = (): void => {
    child.kill(program.lastCall);
    setTimeout(() => endAll("SIGKILL"), lastWords).unref();
  };
  process.once("exit", leave);
  program.signal.addEventListener("abort", giveUp);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", print);
  const closed = new Promise((over) => child.once("close", over));
  const code = await new Promise<number | null>((ended, failed) => {
    child.once("exit", ended);
    child.once("error", failed);
  });
  // A program that it has left behind may hold its output open for ever.
  await Promise.race([closed, new Promise((over) => setTimeout(over, lastOutput))]);
  process.off("exit", leave);
  program.signal.removeEventListener("abort", giveUp);
  endAll("SIGKILL");
  return code;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
