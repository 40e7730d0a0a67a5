import { join } from "node:path";
import { node } from "./programs.ts";
import { check, total, type Step } from "./step.ts";

/** The compiler finds nothing in any part. */
export const types: Step = {
  name: "types",
  title: "Types",
  async run({ root }) {
    const outcomes = [];
    for (const part of ["service", "bff", "web", "tests", "launch"]) {
      outcomes.push(await check(part, () => node(root, "typescript", "bin/tsc", ["-p", join(root, part)])));
    }
    return total(outcomes);
  },
};
