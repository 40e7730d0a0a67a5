import { spawnSync } from "node:child_process";

interface Interpreter {
  readonly language: string;
  /** Succeeds where programs of the language can be run. */
  readonly check: readonly [string, ...string[]];
}

/** What runs the examples in `docs/integrators` that are not JavaScript. */
const interpreters = {
  // The example uses what came with 3.9.
  python: { language: "Python", check: ["python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))"] },
  php: { language: "PHP", check: ["php", "--version"] },
  go: { language: "Go", check: ["go", "version"] },
} as const satisfies Readonly<Record<string, Interpreter>>;

/** Whether programs of a language can be run on this machine. */
export function canRun(name: keyof typeof interpreters): boolean {
  const [command, ...args] = interpreters[name].check;
  return spawnSync(command, args).status === 0;
}

/** One sentence for each language whose examples cannot be run here. */
export function missingInterpreters(): string[] {
  const names = ["python", "php", "go"] as const;
  return names
    .filter((name) => !canRun(name))
    .map((name) => {
      const { language } = interpreters[name];
      return `the test of the example in ${language}, because ${language} is not installed.`;
    });
}
