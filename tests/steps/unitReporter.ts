import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule, TestSpecification } from "vitest/node";

interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

/** How many files are named with their time, so that whoever shortens the run knows where to begin. */
const slowestFiles = Number(process.env["SLOWEST_FILES"] ?? 10);

/**
 * Writes what `unitTests.ts` counts into the file that `TEST_REPORT` names: when all is over, and on SIGTERM as far as it
 * is. A file that has not ended by then counts as failed.
 */
export default class UnitReporter implements Reporter {
  readonly #waiting = new Set<string>();
  readonly #running = new Set<string>();
  readonly #ended: FileReport[] = [];
  readonly #seconds = new Map<string, number>();

  constructor() {
    process.prependOnceListener("SIGTERM", () => this.#write());
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.#waiting.add(moduleId);
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.#running.add(moduleId);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#waiting.delete(module.moduleId);
    this.#running.delete(module.moduleId);
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    this.#seconds.set(module.moduleId, (collectDuration + setupDuration + duration) / 1000);
    this.#ended.push({
      name: module.moduleId,
      status: module.state() === "failed" ? "failed" : "passed",
      assertionResults: [...module.children.allTests()].map((test) => ({
        fullName: test.fullName,
        status: test.result().state,
      })),
    });
  }

  onTestRunEnd(): void {
    this.#write();
    const slowest = [...this.#seconds].toSorted(([, one], [, other]) => other - one).slice(0, slowestFiles);
    process.stdout.write("\n  The slowest files, in seconds:\n");
    for (const [file, seconds] of slowest) {
      process.stdout.write(`  ${seconds.toFixed(1).padStart(7)}  ${relative(process.cwd(), file)}\n`);
    }
  }

  #write(): void {
    for (const file of this.#running) {
      process.stdout.write(`\n  ✗ ${relative(process.cwd(), file)} has not ended\n`);
    }
    const unended = [...this.#waiting].map((name) => ({ name, status: "failed", assertionResults: [] }));
    const testResults = [...this.#ended, ...unended];
    const numPassedTests = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === "passed"),
    ).length;
    const file = process.env["TEST_REPORT"];
    if (file) writeFileSync(file, JSON.stringify({ numPassedTests, testResults }));
  }
}
