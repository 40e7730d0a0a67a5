import { node } from "./programs.ts";
import { check, type Step } from "./step.ts";

/** oxlint, with the rules that need types and the rules for Relay. */
export const lint: Step = {
  name: "lint",
  title: "Lint",
  run: ({ root }) => check("oxlint", () => node(root, "oxlint", "bin/oxlint", [])),
};
