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
    const code = await new Promise<number | null>((ended) => {
      const child = spawn(process.execPath, [...program.args(file)], {
        cwd: program.folder,
        env: {
          ...(process.stdout.isTTY && !process.env["NO_COLOR"] ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
          ...program.environment,
          TEST_REPORT: file,
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const end = (): void => void child.kill();
      process.once("exit", end);
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", print);
      }
      child.once("close", (ending) => {
        process.off("exit", end);
        ended(ending);
      });
    });
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

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
