import { node } from "./programs.ts";
import { check, type Step } from "./step.ts";

/** Every file is laid out by the one formatter. */
export const format: Step = {
  name: "format",
  title: "Format",
  run: ({ root }) =>
    check("oxfmt (mend with `npx pnpm format`)", () => node(root, "oxfmt", "bin/oxfmt", ["--check", "."])),
};
