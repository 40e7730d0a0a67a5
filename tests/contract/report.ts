import type { Verdict } from "./checkContract.ts";

const marks = { passed: "✓", failed: "✗", "not offered": "–" } as const;

/** One line for a call: what came out, where the call is described, and what was looked at. */
export function line({ call, outcome, checked, problems }: Verdict): string {
  const name = `${call.method.padEnd(6)} ${call.path}${call.topic === undefined ? "" : ` (${call.topic})`}`;
  if (outcome === "not offered") {
    return `${marks[outcome]} ${name}  ${call.origin}  ${["not offered", ...problems].join(": ")}`;
  }
  const found = outcome === "passed" ? checked.join("; ") : problems.join(" | ").replaceAll(/\s+/g, " ");
  return `${marks[outcome]} ${name}  ${call.origin}  ${found}`;
}

/** `N passed, N failed, N not offered`. */
export function summary(verdicts: readonly Verdict[]): string {
  const count = (outcome: Verdict["outcome"]) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  return `${count("passed")} passed, ${count("failed")} failed, ${count("not offered")} not offered`;
}
