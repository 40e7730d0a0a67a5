import { build as buildAll } from "../../launch/build.ts";
import { check, type Step } from "./step.ts";

/** The product builds as `npx pnpm start` builds it; the browser tests then use what was built. */
export const build: Step = {
  name: "build",
  title: "Build",
  run: ({ root }) => check("console, GraphiQL, service and gateway", () => buildAll(root)),
};
